# What hosts are told when a table, its data or a site cannot be had.

host-no-data = there is no data in { $folder }
host-nothing-to-copy = there is no data in { $folder } (a PostgreSQL database is copied with pg_dump)
host-half-restored = a restore to { $folder } was cut off; start the table once, it finishes it
host-file-there = { $file } is there already; a new name is accepted
host-no-copy = { $file } cannot be written, or { $database } not read ({ $why })
host-nothing-chosen = nothing was chosen; --lobbies, --abandoned, --finished and --chat take a number of days
host-open = { $database } is open in another server; end that one, or choose another folder with --data
host-database-open = the database { $name } is open in another server; end that one, or name another database with --db
host-damaged = { $database } is damaged ({ $wrong }); nothing was changed; put a backup in its place with: ludi restore FILE
host-no-file = there is no file { $file }
host-in-use = { $file } is the data in use; the name of a backup is accepted
host-no-restore = { $file } cannot be restored to { $folder }: { $why }; { $half ->
    [yes] it is finished at the next start
   *[no] nothing was changed
}
host-backup-damaged = { $file } is damaged ({ $wrong }); nothing was changed
host-backup-foreign = { $file } holds no matches of Ludi Romani; nothing was changed
host-backup-later = { $file } was made by a later version of Ludi Romani; nothing was changed
host-backup-unread = { $file } cannot be copied ({ $why }); nothing was changed
host-no-backup = { $file } is damaged, or no backup ({ $why }); nothing was changed
host-no-listening = { $address } cannot be listened to: { $why }; try another --host or --port
host-connections = { $n } connections are too few, at least { $fewest } are needed; raise `ulimit -n`
host-folder = the data folder { $folder } cannot be written to: { $why }; choose one with --data
host-store-version = the store was made by another version of Ludi Romani ({ $why })
host-store = the store { $store } cannot be used ({ $why })
host-page = the page is not built: run bin/web in the source, or install the package from a wheel
host-other-site = { $folder } is not empty and holds no site made by this command; name another folder
host-address = an address such as https://ludi.example.org, with nothing after it,
host-no-postgresql = --db: the address of a PostgreSQL database is accepted, such as postgresql://user:password@host/name; a folder for the matches is named with --data
