import { describe, expect, test } from '@jest/globals'
import { ConfigInvalid } from '../../../../../infra/config/read-env.ts'
import { failureWords, withDisk } from '../../../../../infra/stack/terminal/failure-words.ts'

describe('the words of a failure', () => {
  test('are the error of a Node program and not the version it signs off with', () => {
    const output = `node:net:1997
    const ex = new UVExceptionWithHostPort(err, 'listen', address, port);
               ^

Error: listen EADDRINUSE: address already in use 127.0.0.1:21021
    at Server.setupListenHandle [as _listen2] (node:net:1940:16) {
  code: 'EADDRINUSE',
  errno: -98
}

Node.js v24.21.0
`
    expect(failureWords(output)).toBe('Error: listen EADDRINUSE: address already in use 127.0.0.1:21021')
  })

  test('take in the problems that a configuration error lists below itself', () => {
    const problems = ['HEDDLE_POSTGRES_URL is missing', 'HEDDLE_PORT must be a whole number from 0 to 65535, not "x"']
    expect(failureWords(`${new ConfigInvalid(problems).message}\n`)).toBe(
      'The configuration is not valid: HEDDLE_POSTGRES_URL is missing HEDDLE_PORT must be a whole number from 0 to 65535, not "x"',
    )
  })

  test('are the innermost cause of a Java program', () => {
    const output = `[2026-01-01] ERROR Exiting Kafka due to fatal exception (kafka.Kafka$)
org.apache.kafka.common.KafkaException: Socket server failed to bind to 127.0.0.1:9092
\tat kafka.network.Acceptor.openServerSocket(SocketServer.scala:1)
Caused by: java.net.BindException: Address already in use
\tat java.base/sun.nio.ch.Net.bind0(Native Method)
\t... 12 more`
    expect(failureWords(output)).toBe('java.net.BindException: Address already in use')
  })

  test('are that cause as well where a logger marks every line of it', () => {
    const output = `02:54:35 ERROR o.gaul.s3proxy.Main Exception in thread "main"
02:54:35 ERROR o.gaul.s3proxy.Main java.lang.RuntimeException: java.nio.file.NoSuchFileException: /data/s3
02:54:35 ERROR o.gaul.s3proxy.Main \tat org.gaul.s3proxy.Main.main(Main.java:102)
02:54:35 ERROR o.gaul.s3proxy.Main Caused by: java.nio.file.NoSuchFileException: /data/s3
02:54:35 ERROR o.gaul.s3proxy.Main \t... 4 more`
    expect(failureWords(output)).toBe('java.nio.file.NoSuchFileException: /data/s3')
  })

  test('are the error that one of our own programs logged, not the line after it', () => {
    const output = `{"level":"info","event":"starting"}
{"level":"error","event":"crashed","error":{"name":"Error","message":"no bucket\\nhere"}}
{"level":"info","event":"stopping"}`
    expect(failureWords(output)).toBe('crashed: no bucket')
  })

  test('are a line marked as an error before a later one that is not', () => {
    const output =
      'LOG: starting\nFATAL:  could not create lock file: No space left on device\nLOG:  database is shut down'
    expect(failureWords(output)).toBe('FATAL:  could not create lock file: No space left on device')
  })

  test('are the last line of a program that names no error, and are never many', () => {
    expect(failureWords('one\ntwo\n\n')).toBe('two')
    expect(failureWords('x'.repeat(1000))).toHaveLength(300)
    expect(failureWords('\n')).toBe('it said nothing')
  })

  test('begin with the disk where it had no room for them', () => {
    expect(withDisk('it said nothing', 4096)).toBe('the disk is full (it said nothing)')
    expect(withDisk('FATAL: no', 1e9)).toBe('FATAL: no')
  })
})
