import type { FileHandle } from 'node:fs/promises'

/** How much of a file is read at a time. */
const WINDOW_BYTES = 64 * 1024
const PNG_SIGNATURE_BYTES = 8
/** Markers of JPEG (ITU-T T.81, table B.1): end of image, start of scan. */
const JPEG_EOI = Buffer.from([0xff, 0xd9])
const JPEG_SOS = 0xda

/**
 * Why a PNG is not one whole picture, undefined when every chunk up to IEND lies inside the file and none of them makes
 * it move. PNG third edition, sections 5.3 and 11.3.6.
 */
export async function missingOfPng(file: FileHandle, bytes: number): Promise<string | undefined> {
  const window = createWindow(file, bytes)
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes; ) {
    const head = await window.read(at, 8)
    const end = at + 12 + head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    if (!/^[A-Za-z]{4}$/.test(type)) return 'has a chunk with a broken name'
    if (end > bytes) return `is cut off inside its ${type} chunk`
    if (type === 'IEND') return undefined
    if (type === 'acTL') {
      const frames = (await window.read(at + 8, 4)).readUInt32BE(0)
      if (frames > 1) return `has ${frames} frames, and only still images are accepted`
    }
    at = end
  }
  return 'is cut off before its end (no IEND chunk)'
}

/**
 * Why a JPEG is not whole, undefined when an end-of-image marker follows its first scan. Segments before the scan are
 * skipped by their length, because a thumbnail inside them has an end marker of its own. ITU-T T.81, annex B.
 */
export async function missingOfJpeg(file: FileHandle, bytes: number): Promise<string | undefined> {
  const window = createWindow(file, bytes)
  let at = 2
  while (at + 4 <= bytes) {
    const head = await window.read(at, 4)
    if (head[0] !== 0xff) return 'has a segment that does not begin with a marker'
    if (head[1] === 0xff) {
      at += 1
      continue
    }
    if (head[1] === JPEG_SOS) return (await hasMarkerAfter(window, at, bytes)) ? undefined : CUT_OFF_JPEG
    at += 2 + head.readUInt16BE(2)
  }
  return CUT_OFF_JPEG
}

const CUT_OFF_JPEG = 'is cut off before its end (no end-of-image marker)'

/** In coded data 0xff is always followed by a zero or a restart marker, so these two bytes can only be the end. */
async function hasMarkerAfter(window: Window, from: number, bytes: number): Promise<boolean> {
  for (let at = from; at < bytes; at += WINDOW_BYTES - 1) {
    const part = await window.read(at, Math.min(WINDOW_BYTES, bytes - at))
    if (part.includes(JPEG_EOI)) return true
  }
  return false
}

/** Why a WebP is not whole: its RIFF header says how long it has to be. */
export async function missingOfWebp(file: FileHandle, bytes: number): Promise<string | undefined> {
  if (bytes < 12) return 'is cut off inside its header'
  const head = await createWindow(file, bytes).read(0, 12)
  const wanted = head.readUInt32LE(4) + 8
  return wanted > bytes ? `is cut off: it has ${bytes} of ${wanted} bytes` : undefined
}

type Window = { readonly read: (at: number, length: number) => Promise<Buffer> }

/** Reads ahead, so that a file of a million tiny chunks costs a thousand reads and not a million. */
function createWindow(file: FileHandle, bytes: number): Window {
  const buffer = Buffer.alloc(WINDOW_BYTES)
  let start = 0
  let held = 0
  return {
    read: async (at, length) => {
      if (at < start || at + length > start + held) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(WINDOW_BYTES, bytes - at), at)
        start = at
        held = bytesRead
      }
      return buffer.subarray(at - start, Math.min(at - start + length, held))
    },
  }
}
