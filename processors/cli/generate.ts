export async function run(_args: readonly string[]): Promise<unknown> {
  throw new Error('generate is not built yet')
}
