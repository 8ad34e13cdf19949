import { createServer } from 'node:net'
import { say } from '../content/say/say.js'
import { Refusal } from './errors.js'

/**
 * The port a server is to use: that of --port or PORT, or its own.
 * @throws Refusal when it is no port; the system's error when another program uses it
 */
export async function portOr(own: number): Promise<number> {
  const wanted = process.env.PORT
  const port = wanted === undefined || wanted === '' ? own : Number(wanted)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(say`The port must be a number from 0 to 65535, but is "${wanted}".`)
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(port, done))
  await new Promise((done) => probe.close(done))
  return port
}
