import { errorCodeOf } from './error-code.ts'
import { fileTrouble } from './file-trouble.ts'

/**
 * What a command does when nobody takes what it prints. A reader that has seen enough (`| head`) closes the pipe, which is
 * no error; a disk that is full would leave half a file or none, and whoever asked must be told.
 *
 * @param end ends the program with this code, after it said why
 */
export function onLostOutput(output: NodeJS.WritableStream, end: (code: 0 | 1, why?: string) => void): void {
  output.on('error', (error) => {
    if (errorCodeOf(error) === 'EPIPE') end(0)
    else end(1, `What was printed could not be written: ${fileTrouble(error)}`)
  })
}
