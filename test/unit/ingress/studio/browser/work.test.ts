import { execFileSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import { curlOf, type FormWork } from '../../../../../ingress/studio/browser/work.ts'

const drawing: FormWork = {
  operation: 'generate',
  fields: { prompt: "a cat's cradle", compositionType: 'tile', seed: 7 },
}

describe('the call as a command', () => {
  const wordsOf = (command: string): string[] =>
    execFileSync('sh', ['-c', `curl() { for word do printf '%s\\0' "$word"; done; }\nKEY=secret\n${command}`])
      .toString()
      .split('\0')
      .slice(0, -1)

  test('means the same to a shell, whatever the words hold', () => {
    const words = wordsOf(curlOf(drawing, 'http://127.0.0.1:8080'))
    expect(words.slice(0, 4)).toEqual([
      '-s',
      'http://127.0.0.1:8080/api/generate',
      '-H',
      'Authorization: Bearer secret',
    ])
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(drawing.fields)
  })

  test('names the picture as a file', () => {
    const work: FormWork = { operation: 'upscale', fields: { scale: '4' }, image: new File([], "it's $HOME.png") }
    expect(wordsOf(curlOf(work, 'http://h')).slice(-4)).toEqual(['-F', "image=@it's $HOME.png", '-F', 'scale=4'])
  })
})
