import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { createS3Store } from '../../../../infra/storage/s3-store.ts'

const SILENCE_MS = 150
const sockets: Socket[] = []
const server = createServer((socket) => void sockets.push(socket.on('error', () => {})))

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  await once(server, 'close')
})

test('an object store that takes connections and says nothing is an outage, not a wait without end', async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const config = { bucket: 'silent', accessKey: 'a', secretKey: 's', region: 'us-east-1' }
  const store = createS3Store({ ...config, endpoint: `http://127.0.0.1:${port}` }, SILENCE_MS)
  const put = store.putBytes('inputs/x', Buffer.from('bytes'), { contentType: 'text/plain' })
  await expect(put).rejects.toMatchObject({ code: 'storage_unavailable', remedy: 'retry' })
  await expect(store.ping()).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(sockets.length).toBeGreaterThan(0)
})
