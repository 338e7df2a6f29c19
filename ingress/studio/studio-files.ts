import { join } from 'node:path'
import { type BrowserFile, readModules } from '../http/browser-modules.ts'
import { STUDIO_STYLE } from './studio-style.ts'

/** What the page loads besides the client, by name: its style, and its program module by module. */
export function readStudioFiles(): ReadonlyMap<string, BrowserFile> {
  const modules = readModules(join(import.meta.dirname, 'browser'))
  return new Map([...modules, ['studio.css', { contentType: 'text/css; charset=utf-8', text: STUDIO_STYLE }]])
}
