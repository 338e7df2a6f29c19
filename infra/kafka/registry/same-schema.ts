// Whether two Avro schemas are the same: clients look a schema up by its text and write that text in different ways,
// Java's without white space.
import avsc from 'avsc'

/**
 * Whether both write the same bytes: blanks, the order of attributes, documentation, defaults and short or full names
 * aside (Avro 1.12, "Parsing Canonical Form"). Text that is no schema is the same as none.
 */
export function isSameSchema(one: string, other: string): boolean {
  const canonical = canonicalForm(one)
  return canonical !== undefined && canonical === canonicalForm(other)
}

/** Its full name, undefined for what is no record. */
export function recordName(text: string): string | undefined {
  try {
    return avsc.Type.forSchema(JSON.parse(text)).name
  } catch {
    return undefined
  }
}

function canonicalForm(text: string): string | undefined {
  try {
    return JSON.stringify(avsc.Type.forSchema(JSON.parse(text)).schema())
  } catch {
    return undefined
  }
}
