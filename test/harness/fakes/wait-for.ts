/**
 * Resolves as soon as the condition holds; fails when it does not within the time, which is long for a machine with
 * much else to do.
 */
export async function waitFor(condition: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const endAt = performance.now() + withinMs
  while (!(await condition())) {
    if (performance.now() > endAt) throw new Error(`the condition did not come true within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
