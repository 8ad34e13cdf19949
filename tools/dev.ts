/** `npm run dev`: live editing at http://localhost:5173. */
import { createServer } from 'vite'

const server = await createServer()
await server.listen()
server.printUrls()
