/** Ends the program without an error when the program that reads its output has ended, as in `npm run build | head`. */
export function endWithReader() {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit()
  })
}
