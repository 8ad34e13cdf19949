/** Ends the program quietly when the reader of its output stops reading, as in `npm run build | head`. */
export function endWithReader() {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit()
  })
}
