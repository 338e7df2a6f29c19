import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { STUDIO_STYLE } from './studio-style.ts'

export type StudioFile = { readonly contentType: string; readonly text: string }

const PROGRAM = join(import.meta.dirname, 'browser')

/**
 * What the page loads, by name: its style, and its program module by module. The types are taken out here, so that
 * what runs in browsers is what lies in the folder and nothing is built beforehand.
 */
export function readStudioFiles(): ReadonlyMap<string, StudioFile> {
  const modules = readdirSync(PROGRAM).map((name): [string, StudioFile] => {
    const text = stripTypeScriptTypes(readFileSync(join(PROGRAM, name), 'utf8'))
    return [name, { contentType: 'text/javascript; charset=utf-8', text }]
  })
  return new Map([...modules, ['studio.css', { contentType: 'text/css; charset=utf-8', text: STUDIO_STYLE }]])
}
