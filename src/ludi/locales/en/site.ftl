# A table without a server: the command `ludi build-site`.

site-help = Write the table as a folder of files that any web host can serve: everything is played in the browser, without a server.
site-help-folder = The folder to write to: a new or empty one, or one that holds a site of this command, which is replaced.
site-done = { $folder } holds the site: { $files } files, { $megabytes } MB.
site-try = Try it with: python -m http.server --directory { $folder }
