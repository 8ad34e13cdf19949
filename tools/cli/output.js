/** Ends the program quietly when whoever reads its output stops reading, as in `npm run build | head`. */
export function endWithReader() {
  process.stdout.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit()
  })
}
