import { expect, test } from '@jest/globals'
import { propertiesText } from '../../../../../infra/stack/servers/properties-file.ts'

test('a Java properties file holds any name of a folder in characters that Java reads as they stand', () => {
  const settings = { 'log.dirs': "/home/Müller's/ткань/😀 and a space", path: 'C:\\data', port: 1, open: false }
  expect(propertiesText(settings)).toBe(
    "log.dirs=/home/M\\u00fcller's/\\u0442\\u043a\\u0430\\u043d\\u044c/\\ud83d\\ude00 and a space\npath=C:\\\\data\nport=1\nopen=false\n",
  )
})

test('a line break is no new setting', () => {
  expect(propertiesText({ a: 'b\nlog.dirs=/tmp' })).toBe('a=b\\u000alog.dirs=/tmp\n')
})
