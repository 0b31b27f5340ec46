"""History of the Roman Empire: rules, data, views."""
