// Another process at its barest: answers HTTP and messages with what it was sent.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((request, response) => void request.pipe(response))
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('message', (message) => process.send?.(message))
process.on('disconnect', () => process.exit(0))
