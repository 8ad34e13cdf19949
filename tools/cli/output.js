/** Ends the program without an error when the reader of its output stops, as in `npm run build | head`. */
export function endWithReader() {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit()
  })
}
