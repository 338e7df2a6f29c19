// Arrays and maps of Avro begin with their number of items, and avsc allocates as many as it is told: ten bytes that
// announce 2^60 items keep a process busy for ever. So a record that has arrays or maps is checked first, without
// building anything.
import type { Type } from 'avsc'

/**
 * Throws an Error when the bytes end early or announce more items than there are bytes. Undefined for schemas without
 * arrays and maps.
 */
export type BlockCheck = (avro: Buffer) => void

/** @param writer the schema that the bytes were written with */
export function createBlockCheck(writer: Type): BlockCheck | undefined {
  if (!hasBlocks(writer, new Set())) return undefined
  const skip = skipperOf(writer, new Map())
  return (avro) => {
    const place: Place = { avro, at: 0 }
    skip(place)
    if (place.at > avro.length) throw new RangeError('the bytes end early')
  }
}

type Place = { readonly avro: Buffer; at: number }
type Skip = (place: Place) => void

/** What avsc's types have besides what its declarations say of the base type. */
type Shape = Type & {
  readonly typeName: string
  readonly fields?: readonly { readonly type: Shape }[]
  readonly itemsType?: Shape
  readonly valuesType?: Shape
  readonly types?: readonly Shape[]
  readonly underlyingType?: Shape
  readonly size?: number
}

const partsOf = ({ fields = [], itemsType, valuesType, types = [], underlyingType }: Shape): readonly Shape[] => [
  ...fields.map(({ type }) => type),
  ...[itemsType, valuesType, underlyingType].filter((part) => part !== undefined),
  ...types,
]

/** A schema may refer to itself, so types that were seen are not visited again. */
function hasBlocks(type: Type, seen: Set<Type>): boolean {
  if (seen.has(type)) return false
  seen.add(type)
  const shape = type as Shape
  return shape.typeName === 'array' || shape.typeName === 'map' || partsOf(shape).some((part) => hasBlocks(part, seen))
}

function skipperOf(type: Type, made: Map<Type, Skip>): Skip {
  const known = made.get(type)
  if (known) return known
  // Registered before it is made: a schema that refers to itself finds this one.
  made.set(type, (place) => skip(place))
  const skip = makeSkipper(type as Shape, (part) => skipperOf(part, made))
  return skip
}

function makeSkipper(shape: Shape, of: (part: Shape) => Skip): Skip {
  const [family] = shape.typeName.split(':')
  switch (family) {
    case 'null':
      return () => {}
    case 'boolean':
      return (place) => skipBytes(place, 1)
    case 'float':
      return (place) => skipBytes(place, 4)
    case 'double':
      return (place) => skipBytes(place, 8)
    case 'fixed':
      return (place) => skipBytes(place, shape.size ?? 0)
    case 'bytes':
    case 'string':
      return skipText
    case 'array':
      return blocksOf(of(only(shape.itemsType)))
    case 'map': {
      const value = of(only(shape.valuesType))
      return blocksOf((place) => {
        skipText(place)
        value(place)
      })
    }
    case 'union': {
      const branches = (shape.types ?? []).map(of)
      return (place) => only(branches[readLong(place)])(place)
    }
    case 'record': {
      const fields = (shape.fields ?? []).map(({ type }) => of(type))
      return (place) => {
        for (const field of fields) field(place)
      }
    }
    case 'logical':
      return of(only(shape.underlyingType))
    default:
      // int, long and enum are one number each.
      return (place) => void readLong(place)
  }
}

/** Blocks of items until one of none; a negative count has the block's length in bytes behind it. */
function blocksOf(skipItem: Skip): Skip {
  return (place) => {
    for (;;) {
      const announced = readLong(place)
      if (announced < 0) readLong(place)
      const count = Math.abs(announced)
      if (count === 0) return
      // Every item takes a byte at least: no schema of ours has items of zero bytes.
      if (count > place.avro.length - place.at) throw new RangeError(`${count} items in fewer bytes`)
      for (let item = 0; item < count; item += 1) skipItem(place)
    }
  }
}

function skipText(place: Place): void {
  skipBytes(place, readLong(place))
}

function skipBytes(place: Place, count: number): void {
  if (count < 0 || count > place.avro.length - place.at) throw new RangeError('the bytes end early')
  place.at += count
}

/** A zigzag varint. Beyond 2^53 it is inexact, and beyond every length of a record by far. */
function readLong(place: Place): number {
  let value = 0
  for (let scale = 1; ; scale *= 128) {
    const byte = place.avro[place.at]
    if (byte === undefined) throw new RangeError('the bytes end early')
    place.at += 1
    value += (byte & 0x7f) * scale
    if (byte < 0x80) return value % 2 === 0 ? value / 2 : -(value + 1) / 2
    if (scale > 2 ** 63) throw new RangeError('a number of more than ten bytes')
  }
}

function only<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new RangeError('a branch that the schema has not')
  return part
}
