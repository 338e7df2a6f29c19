// API keys: `hdl_live_` and 43 letters or digits. Only the SHA-256 of a key is stored; its secret is shown once.
import { createHash } from 'node:crypto'

const PREFIX = 'hdl_live_'
/** 32 random bytes in base 62, padded: log62(2^256) = 42.99. */
const SECRET_BYTES = 32
const SECRET_CHARACTERS = 43
/** Letters of the secret that are kept in clear so that a person can tell keys apart: 6 of 43 tell nothing useful. */
const SHOWN_CHARACTERS = 6
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const PATTERN = /^hdl_live_[0-9A-Za-z]{43}$/

export type NewApiKey = { readonly secret: string; readonly prefix: string; readonly hash: Buffer }

/**
 * Makes a key.
 *
 * @param randomBytes a cryptographic source of random bytes
 * @returns the secret to show once, its recognisable first characters, and the 32-byte SHA-256 to store
 */
export function createApiKey(randomBytes: (count: number) => Uint8Array): NewApiKey {
  let rest = BigInt(`0x${Buffer.from(randomBytes(SECRET_BYTES)).toString('hex')}`)
  let digits = ''
  for (let index = 0; index < SECRET_CHARACTERS; index += 1) {
    digits = DIGITS[Number(rest % 62n)] + digits
    rest /= 62n
  }
  const secret = `${PREFIX}${digits}`
  return { secret, prefix: secret.slice(0, PREFIX.length + SHOWN_CHARACTERS), hash: hashApiKey(secret) }
}

export const isApiKey = (text: string): boolean => PATTERN.test(text)

/** SHA-256 without a salt is enough: the secret has 256 random bits, so there is nothing to guess from. */
export const hashApiKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()
