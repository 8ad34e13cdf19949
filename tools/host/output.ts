/** Ends the program quietly when whoever reads its output stops reading, as in `npm run build | head`. */
export function endWithReader(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit()
  })
}
