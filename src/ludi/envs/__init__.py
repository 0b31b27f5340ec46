"""The games as environments of other libraries: `pettingzoo`, `gymnasium`, `open_spiel`.

They come with the extra `envs`. What an agent gets is what its seat may know: its observation, its legal actions, the
log entries it witnessed.
"""
