"""Data of earlier versions, and what their servers answered."""
