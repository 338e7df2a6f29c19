export async function run(_args: readonly string[]): Promise<unknown> {
  throw new Error('trace is not built yet')
}
