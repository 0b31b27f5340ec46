"""Par Impar, odd or even: rules, view, words and notation."""
