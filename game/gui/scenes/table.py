"""The table: one game on the screen, whatever the game. People decide by mouse or keys, computers at their pace."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Action, Event, IllegalAction, Seat, Target, redact
from game.engine.table import By, Table
from game.gui import chronicle
from game.gui import layout as places
from game.gui.boards import view_of
from game.gui.boards.view import BAR
from game.gui.compositor import Sprite
from game.gui.counsel import Counsel, Reasoned
from game.gui.eyes import Eyes
from game.gui.focus import Target as Stop
from game.gui.input import LEFT, Click, FocusLost, Key, Move, PointerLeft, Press, Release
from game.gui.input import Event as InputEvent
from game.gui.names import Names
from game.gui.opponents import THINKING_AFTER, Opponents
from game.gui.playback import Playback
from game.gui.scene import Scene
from game.gui.scenes.banner import Banner
from game.gui.scenes.chances import Chances
from game.gui.scenes.curtain import CurtainScene, RecapScene
from game.gui.scenes.drag import Drag
from game.gui.scenes.hint import Hint
from game.gui.scenes.hotseat import HotSeat
from game.gui.scenes.pointing import Pointing
from game.gui.scenes.prompt import PromptPanel
from game.gui.widgets import IconButton, Ui
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App

log = logging.getLogger(__name__)


class TableScene(Scene):
    """A table in play. `viewer` fixes whose eyes the picture is for; None: whoever must decide."""

    need = (1920, 1080)

    def __init__(self, app: App, table: Table, viewer: Seat | None = None) -> None:
        board = view_of(table.rules.id)
        self.skin = board.skin
        super().__init__(app)
        self.table = table
        self.eyes = Eyes(table, viewer)
        self.names = Names(table.rules, table.seats)
        self.board = board(table.rules, table.seats, table.options, self.names)
        self.ui = Ui(self, self._stops)
        self.opponents = Opponents(table)
        self.counsel = Counsel(table)
        self.hint = Hint(self)
        self.chances = Chances(self)
        self.playback = Playback(self.timeline, app.sounds.play, self._told)
        self.playback.board = self.board
        self.panel = PromptPanel(self)
        self.banner = Banner(self)
        self.hot_seat = HotSeat(self)
        self.pointing = Pointing(self)
        self.lines: list[chronicle.Entry] = []
        self._told_to: Seat | None = None
        """For whom the chronicle is written."""
        self._went_on = True
        """The last thing was a decision, not a step back."""
        self.ended = False
        self._centre = next((seat for seat, setup in enumerate(table.seats) if setup.human), 0)
        self._swallow = False
        """The click that belongs to the last press means nothing."""
        self.drag = Drag(self)
        self.shown_seat: Seat = NOBODY
        """Whose doing the event is that is shown last."""
        self._step = 0
        """The decision whose events are being shown."""
        self._static: Surface | None = None
        self._warming: Iterator[None] | None = None
        self._placed = False
        """The scene has been laid out: there are rectangles to work with."""

    # --- whose eyes -------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> Seat | None:
        """Whose knowledge the screen shows."""
        return self.eyes.viewer

    @property
    def human_to_act(self) -> bool:
        """A person must decide now, sits before the screen, and everything before it has been shown."""
        decision = self.table.decision
        if decision is None or self.playback.busy or not self.table.seats[decision.seat].human:
            return False
        # even the number of buttons could tell whoever else looks what the seat holds
        return self.viewer == decision.seat or (self.eyes.fixed is not None and not self.table.rules.secret)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the person may do now; empty while a computer decides or things are in the air."""
        return tuple(self.table.legal_actions()) if self.human_to_act else ()

    # --- Scene ------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.app.sounds.music(self.board.music)
        self.opponents.warm()
        self.app.current_save = self.table.journal.path if self.table.journal else None
        self._retell()
        self.look()

    def leave(self) -> None:
        self.opponents.close()
        self.counsel.close()

    def resume(self) -> None:
        self.app.sounds.music(self.board.music)
        if not self.playback.busy:
            self._retell()  # the settings may have changed what is told
        self.refresh()

    def layout(self, size: places.Size) -> None:
        self._placed = True
        bar = self.kit.px(BAR)
        self.board.layout(Rect(0, bar, size[0], size[1] - bar), self.kit)
        self._static = None
        self.pointing.at(None)  # things have moved away from below the pointer
        self._warming = self.board.warm_up()
        self._place_controls()

    def paint(self, canvas: Surface) -> None:
        if self._static is None:
            self._static = Surface(canvas.get_size()).convert(canvas)
            self._paint_static(self._static)
        clip = canvas.get_clip()
        canvas.blit(self._static, clip, clip)
        self.panel.paint(canvas)
        self.ui.paint(canvas)

    def _paint_static(self, canvas: Surface) -> None:
        """What stays the same until the next layout; kept, because the panels above it are painted often."""
        self.board.paint(canvas)
        kit = self.kit
        bar = Rect(0, 0, canvas.get_width(), kit.px(BAR))
        kit.sprites.draw_nine(canvas, kit.ui("bar"), bar, kit.scale)
        emblem = Rect(kit.px(24), (bar.h - kit.px(44)) // 2, kit.px(44), kit.px(44))
        kit.sprites.draw(canvas, self.board.emblem, emblem, kit.skin.accent)
        title = Rect(emblem.right + kit.px(14), 0, round(bar.w * 0.45), bar.h)
        kit.write(canvas, title, _(self.table.rules.title), 31, "title", kit.skin.title)

    def sprites(self) -> list[Sprite]:
        found = list(self.board.sprites())
        found += self.pointing.glows()
        found += self._bar_note() + self.hot_seat.light() + self.hint.light()
        found += self.panel.chronicle_sprites()
        found += self.pointing.light()
        found += self.ui.sprites() + self.hint.sprites()
        found += self.playback.sprites()
        found += self.drag.sprites()
        found += self.banner.sprites()
        found += [] if self.playback.busy else self.pointing.inspection()
        return found + self.ui.tooltips()

    def update(self, dt: float) -> None:
        super().update(dt)
        shown = self.playback.busy
        self.playback.update()
        self.ui.update()
        self.pointing.hover.update()
        if self.playback.busy:
            return
        if shown:
            self.look()
        self._listen()
        if unasked := self.eyes.unasked():
            self.act(*unasked)
        elif action := self.opponents.poll(self.app.settings.pace) or self._formality():
            self.act(action)
        elif self.table.over and not self.ended:
            self._end()
        elif self._warming and next(self._warming, self) is self:
            self._warming = None
        self.panel.update()

    @property
    def busy(self) -> bool:
        return self.timeline.busy or self.playback.busy or self.banner.busy

    def wake_in(self) -> float | None:
        wishes = (
            self.ui.wake_in(),
            self.pointing.wake_in(),
            self.opponents.wake_in(self.app.settings.pace),
            self.counsel.wake_in(),
            self.hint.wake_in(),
            0.005 if self._warming else None,
            0.01 if self._formality() or self.eyes.unasked() else None,
            0.01 if self.opponents.to_act and not self.opponents.waits_for_step else None,
        )
        return min((wish for wish in wishes if wish is not None), default=None)

    def settle(self) -> None:
        self.playback.finish()
        super().settle()

    # --- deciding ---------------------------------------------------------------------------------------------------

    def act(self, action: Action, by: By | None = None) -> None:
        """Carry out a decision, of the seat itself unless told otherwise, and show what comes of it."""
        viewer, step = self.viewer, len(self.table.steps)
        try:
            events = self.table.act(action, by or self.eyes.by)
        except IllegalAction as error:
            log.error("refused: %s", error)
            self.look()
            return
        self._went_on = True
        self.eyes.orders.resting = False
        if entry := chronicle.order_entry(self.names, self.table.steps[-1], step, viewer):
            self.lines.append(entry)
        self.pointing.rest()
        self.panel.refuse("")
        self._step = step
        self.counsel.drop_hint()
        if self.app.settings.explanations:
            self.counsel.ask_why()
        self.eyes.note()
        self.board.allow(())
        self.playback.play([redact(event, viewer) for event in events])
        if self.table.save_problem:
            self.app.toasts.show(_("The game cannot be saved: {reason}", reason=self.table.save_problem))
        if not self.playback.busy:
            self.look()
        self.refresh()

    def _formality(self) -> Action | None:
        """The only decision, of a kind that tells nothing. Not with secrets among people, nor after going back."""
        legal = self.legal
        told = len(legal) != 1 or legal[0].verb not in self.board.formalities
        return None if told or self.eyes.secret or self.eyes.fixed is not None or not self._went_on else legal[0]

    def choose(self, target: Target) -> None:
        """A person points at a thing and means it."""
        if action := self.board.action_for(target):
            self.act(action)
        elif self.board.pick(target):
            self.pointing.hover.clear()  # the explanation would lie over what is clicked next
            self.app.sounds.play("ui_click")
            self.refresh()
        elif self.human_to_act:
            self.panel.refuse(self.names.reason(self.table.rules.why_not(self.board.seen, target)))
            self.app.sounds.play("error")

    def swallow_click(self) -> None:
        """The click that may belong to the button held down means nothing any more."""
        self._swallow = True
        self.pointing.hover.clear()
        self.refresh()

    def undo(self) -> None:
        """Take the last decision back if that is free, else say what stops it."""
        refusal = self.table.undo_refusal()
        if refusal is None:
            self.table.undo()
            self._went_back()
        elif refusal.event is not None:
            phrase = self.table.rules.say(self.board.seen, refusal.event)
            what = self.names.phrase(phrase) if phrase else ""
            self.panel.refuse(_("Undo stops at what was revealed: {what} The table can take it back.", what=what))
        else:
            self.panel.refuse(_("There is nothing to undo."))

    def undo_from_curtain(self, seat: Seat) -> None:
        """The person who decided last is still there and takes it back."""
        self.table.undo()
        self.eyes.arrive(seat)
        self._went_back()

    def take_back(self) -> None:
        """Go back whatever was revealed; the chronicle notes it."""
        if self.table.take_back():
            self._went_back()

    def redo(self) -> None:
        """Decide again what was undone."""
        if self.table.redo():
            self._went_back()

    def _went_back(self) -> None:
        self._went_on = False
        self.eyes.orders.resting = True
        self.eyes.calls.forget()
        self.opponents.drop()
        self.counsel.go_back()
        self.playback.drop()
        self.pointing.hover.clear()
        self.ended = False
        self.app.sounds.play("card_slide")
        self._retell()
        self.look()

    # --- showing ----------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what the viewer may know now; hand the screen over if somebody else has to come before it."""
        if self.eyes.call is not None:
            self.eyes.before_screen = None  # all look now, and may go back from here as well
        decision, awaited = self.table.decision, self.eyes.awaited
        if self.eyes.fixed is not None:
            self._centre = self.eyes.fixed
        elif decision and awaited is None and self.table.seats[decision.seat].human:
            if decision.seat != self._centre:
                self.banner.show(self.table.seats[decision.seat].name)
            self._centre = decision.seat
        if self.viewer != self._told_to:
            self._retell()
        self.board.show(self.table.view(self.viewer), self._centre)
        if self.legal and self.board.legal != self.legal and self.pointing.cursor is None:
            self.ui.focus.set(None)  # a key meant for the computers' turn must not press "Take back" in this one
        self.board.allow(self.legal)
        self.pointing.pinned = None
        self.refresh()
        if awaited is not None and not any(isinstance(scene, CurtainScene) for scene in self.app.scenes.all()):
            self.app.scenes.push(CurtainScene(self.app, self, awaited))

    def arrive(self, seat: Seat) -> None:
        """This person sits before the screen now and is told what happened meanwhile."""
        since = self.eyes.arrive(seat)
        self.look()
        news = [entry for entry in self.lines if entry.step >= since]
        if news and self.table.steps:
            self.app.scenes.push(RecapScene(self.app, self, news))

    def blank(self) -> None:
        """Hide everything private at once, or show it again."""
        self.eyes.blanked = not self.eyes.blanked
        self.settle()
        self.look()

    def refresh(self) -> None:
        """Prompt, buttons and glows may have changed."""
        if not self._placed:
            return
        self._place_controls()
        self.repaint(self.board.prompt_rect.inflate(self.kit.px(20), self.kit.px(20)))
        self.repaint(Rect(0, 0, self.app.size[0], self.kit.px(BAR)))

    def _told(self, event: Event) -> None:
        """An event begins to be shown."""
        if event.seat != NOBODY:
            self.shown_seat = event.seat
        if entry := chronicle.entry_of(self.names, self.board.seen, event, self._step):
            self.lines.append(entry)
            self.panel.tell(entry)
        self.panel.update()
        if event.kind == "last_round":
            self.banner.show(_("Last round"))
        elif event.kind == "turn" and self.table.seats[event.seat].human:
            self.app.sounds.play("turn")

    def _retell(self) -> None:
        self._told_to = self.viewer
        self.lines = chronicle.entries(self.table, self.names, self.viewer)
        self._explain(self.counsel.reasons())
        self.panel.forget()

    def _listen(self) -> None:
        """Take in what the thinking process has found out."""
        sought = self.counsel.seeking
        news = self.counsel.poll()
        self._explain(news)
        if sought and not self.counsel.seeking and self.counsel.hint is None:
            self.panel.refuse(_("No hint was found this time."))
        if news or sought != self.counsel.seeking:
            self.refresh()

    def _explain(self, reasons: Sequence[Reasoned]) -> None:
        if self.app.settings.explanations:
            chronicle.explained(self.lines, self.names, self.board.seen, reasons)

    def _end(self) -> None:
        self.ended = True
        self.look()
        self._retell()  # with the figures of the whole game
        self.show_result(ceremony=True)

    def show_result(self, ceremony: bool = False) -> None:
        """Open the score sheet."""
        from game.gui.scenes.result import ResultScene

        self.app.scenes.push(ResultScene(self.app, self, ceremony))

    def _place_controls(self) -> None:
        self.panel.layout(self.board.prompt_rect, self.board.chronicle_rect)
        self.ui.set([*self.panel.controls(), *self._bar_controls(), *self.chances.controls()])

    def _bar_controls(self) -> list[IconButton]:
        kit, found = self.kit, []
        icons = [("cog", _("Menu (Esc)"), self.menu, True), ("book", _("Rules (F1)"), self.rules, True)]
        if self.board.chronicle_rect is None:
            icons.append(("list", _("Chronicle (C)"), self.chronicle, True))
        if self.table.over:
            icons.append(("trophy", _("Score sheet (R)"), self.show_result, True))
        elif self.hot_seat.owner is not None:
            icons.append(("clock", self.hot_seat.tip, self.hot_seat.orders, True))
        if self.hint.offered:
            icons.append(("hint", _("Hint (H)"), self.hint.toggle, self.hint.possible))
        no_hint = _("A hint is for a person who has to decide.")
        x = self.app.size[0] - kit.px(30)
        for icon, label, action, on in icons:
            side = kit.px(40)
            x -= side
            place = Rect(x, (kit.px(BAR) - side) // 2, side, side)
            found.append(IconButton(("bar", icon), place, icon, label, action, no_hint, on))
            x -= kit.px(12)
        return found

    def _bar_note(self) -> list[Sprite]:
        kit = self.kit
        box = Rect(round(self.app.size[0] * 0.5), 0, round(self.app.size[0] * 0.34), kit.px(BAR))
        return kit.words(box, self.board.title_note(), 20 * kit.scale, "name", kit.skin.muted, "right")

    # --- other scenes -----------------------------------------------------------------------------------------------

    def menu(self) -> None:
        """The pause menu."""
        from game.gui.scenes.pause import PauseScene

        self.app.scenes.push(PauseScene(self.app, self.table.rules, self.skin, self.hot_seat.extras()))

    def rules(self) -> None:
        """How the game goes."""
        from game.gui.scenes.rules import RulesScene

        self.app.scenes.push(RulesScene(self.app, self.table.rules))

    def chronicle(self) -> None:
        """The whole chronicle."""
        from game.gui.scenes.chronicle import ChronicleScene

        self.app.scenes.push(ChronicleScene(self.app, self))

    # --- pointing ---------------------------------------------------------------------------------------------------

    def _stops(self) -> list[Stop]:
        return [
            Stop(thing.target, thing.rect, thing.label, partial(self.choose, thing.target))
            for thing in self.board.choosable()
        ]

    # --- input ------------------------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, (Press, Key)) and self._skip(event):
            return True
        if isinstance(event, Click) and self._swallow:
            self._swallow = False
            return True
        if isinstance(event, (FocusLost, PointerLeft)):
            self.drag.drop()
        if isinstance(event, (Press, Move, Release)) and self.drag.handle(event):
            return True
        if self.ui.handle(event):
            self.pointing.handle_used(event)
            return True
        if self.pointing.handle(event):
            return True
        if isinstance(event, Click):
            return self._click(event)
        return isinstance(event, Key) and self._key(event)

    def _skip(self, event: Press | Key) -> bool:
        """Whatever is pressed while things move brings them to their end; only a button then does what it says."""
        if isinstance(event, Press):
            self._swallow = False
        if not (self.playback.busy or self.banner.busy):
            return False
        self.banner.stop()
        if not self.playback.busy:
            return False
        pressed = self.ui.at(event.pos) if isinstance(event, Press) else None
        self.playback.finish()
        self.look()
        if isinstance(event, Key):
            return event.name != "escape"
        under = self.ui.at(event.pos)
        self._swallow = pressed is None or under is None or under.key != pressed.key
        return self._swallow

    def _click(self, event: Click) -> bool:
        thing = self.board.thing_at(event.pos)
        if thing is not None and event.button == LEFT:
            self.choose(thing.target)
        return thing is not None

    def _key(self, key: Key) -> bool:
        if self.hot_seat.call_key(key.name):
            return True
        commands = {
            "f12": self.blank, "f1": self.rules, "b": self.rules, "c": self.chronicle, "u": self.undo,
            "a": self.hot_seat.orders, "w": self.chances.toggle, "h": self.hint.toggle,
        }
        if key.ctrl and key.name == "z":
            self.take_back() if key.shift else self.undo()
        elif key.ctrl and key.name == "y":
            self.redo()
        elif key.name == "escape":
            self.hint.toggle() if self.hint.wanted else self.menu()
        elif key.name in ("space", "return") and self.opponents.to_act:
            self.opponents.step()
        elif key.name == "r" and self.table.over:
            self.show_result()
        elif key.name in commands and not key.ctrl:
            commands[key.name]()
        elif action := self.board.hot_key(key.name):
            self.act(action)
        elif self.board.switch(key.name):
            self.refresh()
        else:
            return False
        return True

    @property
    def thinking_text(self) -> str:
        """What to say while a computer thinks; empty when none does, or not for long."""
        setup = self.table.seat_to_act
        if setup is None or setup.human or self.playback.busy:
            return ""
        if self.opponents.waits_for_step and self.app.settings.pace.seconds is None:
            return _("{name} is ready. Press Space to see what happens.", name=setup.name)
        if self.opponents.thinking > THINKING_AFTER:
            return _("{name} is thinking", name=setup.name)
        return _("{name} is on turn", name=setup.name)
