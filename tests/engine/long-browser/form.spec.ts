import { startFormServer } from '../browser/form-server'
import { inLanguage } from '../browser/site'
import { expect, test } from '../browser/test'
import { browsers } from '../other-browsers/browsers'
import { expectAt, expectSaid, expectSeen, openLive, press } from '../other-browsers/page'

for (const { name, start } of browsers)
  for (const code of ['en', 'he'])
    test(`a form is refused and sent again in ${name}, with and without scripts: ${code}`, async () => {
      test.skip(!start, `${name} is not on this machine: nothing was tried in it.`)
      const [server, driver] = await Promise.all([startFormServer(), start?.()])
      if (!driver) return
      const address = server.origin + inLanguage(code, '/ask')
      const write = async () => {
        for (const [field, words] of Object.entries({ name: 'Ada', mail: 'ada@mirror.example', words: 'How heavy?' })) {
          await press(driver, `#ask [name=${field}]`)
          await driver.type(words)
        }
        await driver.ask(() => Object.assign(document.querySelector('#ask [name=topic]') ?? {}, { value: 'repair' }))
      }
      const send = () => press(driver, '#ask [type=submit]')
      const nameIn = () => document.querySelector<HTMLInputElement>('#ask [name=name]')?.value

      await openLive(driver, address)
      await send()
      await expectSeen(driver, '#ask [name=name][aria-invalid=true]')
      await write()
      server.answer = 400
      await send()
      await expectSeen(driver, '#ask [role=alert]')
      await expectSaid(driver, nameIn, 'Ada')
      server.answer = 'handler'
      await send()
      await expectSeen(driver, '#ask .form-done')

      server.headers = { 'Content-Security-Policy': "script-src 'none'" }
      await driver.open(address)
      await send()
      await write()
      server.answer = 400
      await send()
      await expectSeen(driver, '#ask', false)
      await driver.ask(() => void setTimeout(() => history.back()))
      await expectSaid(driver, nameIn, 'Ada')
      server.answer = 'handler'
      await send()
      await expectAt(driver, '/thanks')
      const values = { name: 'Ada', words: 'How heavy?', 'page-language': code }
      expect(server.received()).toEqual([expect.objectContaining(values), expect.objectContaining(values)])
      await driver.close()
      server.close()
    })
