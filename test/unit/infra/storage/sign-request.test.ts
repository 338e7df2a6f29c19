import { expect, test } from '@jest/globals'
import { createSigner } from '../../../../infra/storage/sign-request.ts'

const exampleOfAws = {
  method: 'PUT',
  path: '/test%24file.text',
  headers: {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  },
  bodySha256: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
} as const
const signatureOf = (headers: Record<string, string>): string => headers.authorization.split('Signature=')[1]

test('a put is signed as in the example of the S3 documentation', () => {
  const sign = createSigner({
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  })
  const headers = sign({ ...exampleOfAws, at: new Date('2013-05-24T00:00:00Z') })
  expect(headers['x-amz-date']).toBe('20130524T000000Z')
  expect(headers.authorization).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,' +
      'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  )
})

test('the key of a day is not used on the next one', () => {
  const terms = { accessKey: 'a', secretKey: 's', region: 'us-east-1' }
  const nextDay = { ...exampleOfAws, at: new Date('2013-05-25T00:00:00Z') }
  const sign = createSigner(terms)
  sign({ ...exampleOfAws, at: new Date('2013-05-24T23:59:59Z') })
  expect(signatureOf(sign(nextDay))).toBe(signatureOf(createSigner(terms)(nextDay)))
})
