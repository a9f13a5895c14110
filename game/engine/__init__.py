"""The engine that all games share: contract, table, saves and registry. It knows no screen."""
