// The page at `/` as people have it before them: on a phone, a tablet and a desk, by finger and by key. Skipped where
// no Chromium is.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createApi } from '../harness/api.ts'
import { type Browser, openBrowser, type Page, type Screen } from '../harness/browser.ts'
import { startService, type TestService } from '../harness/service.ts'

const PHONE = { width: 390, height: 844, touch: true } as const
const DESK = { width: 1400, height: 900 } as const

const browser = await openBrowser()
const seen = browser ? test : test.skip
let service: TestService
beforeAll(async () => {
  if (browser) service = await startService()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** A caller of its own, so that its jobs are those that the page began. */
async function visit(screen: Screen): Promise<{ readonly page: Page; readonly key: string }> {
  const { key } = await service.createCaller()
  const page = await (browser as Browser).open(`${service.url}/#key=${key}`, screen)
  await page.until(`document.querySelector('#credits').textContent.includes('credits')`)
  return { page, key }
}

async function jobsOf(key: string): Promise<number> {
  const { body } = await createApi(service.url, key).get('/api/jobs')
  return (body.jobs as readonly unknown[]).length
}

/** Whether all of it can be seen without scrolling. */
const inSight = (selector: string): string =>
  `(() => { const { top, bottom, height } = document.querySelector('${selector}').getBoundingClientRect()
    return height > 0 && top >= 0 && bottom <= innerHeight + 1 })()`

describe('the studio', () => {
  seen.each<[string, Screen]>([
    ['a phone', PHONE],
    ['a small phone in the dark', { ...PHONE, width: 320, scheme: 'dark' }],
    ['a tablet', { width: 820, height: 1180, touch: true }],
    ['a desk in the dark', { ...DESK, scheme: 'dark' }],
  ])('fits on %s, with nothing cut off at its side and text that stands out', async (_what, screen) => {
    const { page } = await visit(screen)
    for (const operation of ['upscale', 'vectorize', 'generate']) {
      await page.tap(`#${operation}-tab`)
      expect(await page.value('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      const outside = `[...document.querySelectorAll('#${operation} :is(input, select, button, textarea)')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.outerHTML)`
      expect(await page.value(outside)).toEqual([])
    }
    expect(await page.value(CONTRAST)).toBeGreaterThan(7)
    expect(page.complaints()).toEqual([])
  })

  seen('shows a finger that its work has begun, then the cloth, which follows the finger', async () => {
    const { page, key } = await visit(PHONE)
    await page.value(`document.querySelector('[name=size]').value = 64`)
    // A finger that taps twice, or on another example, begins nothing more.
    const seenAtOnce = await page.value(`(() => {
      const examples = [...document.querySelectorAll('.example')]
      examples.at(-1).scrollIntoView()
      for (const example of [examples.at(-1), examples.at(-1), examples.at(0)]) example.click()
      return ${inSight('#progress')}
    })()`)
    expect(seenAtOnce).toBe(true)
    await page.until(`document.querySelector('#progress').hidden && ${inSight('#cloth')}`)
    expect(await jobsOf(key)).toBe(1)
    const place = `getComputedStyle(document.querySelector('#cloth')).backgroundPosition`
    const before = await page.value(place)
    await page.swipe([
      [200, 200],
      [215, 210],
      [230, 220],
    ])
    expect(await page.value(place)).not.toBe(before)
    expect(page.complaints()).toEqual([])
  })

  seen('shows its cloth on a small desk with nothing pushed aside, and what it was drawn from', async () => {
    const { page } = await visit({ width: 1024, height: 768 })
    await page.value(`document.querySelector('[name=size]').value = 64`)
    await page.value(`document.querySelector('.example').click()`)
    await page.until(`document.querySelector('#progress').hidden && ${inSight('#cloth')}`)
    expect(await page.value('document.documentElement.scrollWidth - innerWidth + scrollX')).toBe(0)
    expect(await page.value(`document.querySelector('#result').textContent`)).toMatch(/trailing william morris vines/)
    expect(await page.value(`document.querySelector('#said').textContent`)).toMatch(/^Done: trailing william morris/)
    expect(await page.value(inSight('#actions .first'))).toBe(true)
    const marked = `[...document.querySelectorAll('#film button')].map((one) => one.getAttribute('aria-current'))`
    expect(await page.value(marked)).toEqual(['true'])
    // What it is sent on to is told that it repeats, and no longer once another picture is chosen.
    await page.value(
      `[...document.querySelectorAll('#actions button')].find((one) => /^Upscale/.test(one.textContent)).click()`,
    )
    const tile = `document.querySelector('#upscale [name=tile]').value`
    await page.until(`!document.querySelector('#upscale').hidden && ${tile} === 'on'`)
    await page.value(`document.querySelector('#upscale-picture input').dispatchEvent(new Event('change'))`)
    expect(await page.value(tile)).toBe('on')
    await page.value(`(() => {
      const chosen = new DataTransfer()
      chosen.items.add(new File(['x'], 'other.png', { type: 'image/png' }))
      document.querySelector('#upscale-picture input').files = chosen.files
      document.querySelector('#upscale-picture input').dispatchEvent(new Event('change'))
    })()`)
    expect(await page.value(tile)).toBe('auto')
  })

  seen('marks the field that the service names, leads to it, and forgets it at the next try', async () => {
    const { page } = await visit(DESK)
    const wrong = `[...document.querySelectorAll('[aria-invalid=true]')].map((one) => one.name)`
    // What the browser itself would refuse does not reach the service.
    await page.value(`(() => {
      document.querySelector('#generate').noValidate = true
      document.querySelector('[name=size]').value = 9
      document.querySelector('.example').click()
    })()`)
    await page.until(`!document.querySelector('#problem').hidden`)
    expect(await page.value(wrong)).toEqual(['size'])
    expect(await page.value('document.activeElement.name')).toBe('size')
    await page.value(`document.querySelector('[name=size]').value = 64; document.querySelector('.example').click()`)
    await page.until(`!document.querySelector('#result').hidden`)
    expect(await page.value(wrong)).toEqual([])
  })

  seen('cancels a job that is only being accepted, and says so as no fault', async () => {
    const { page, key } = await visit(DESK)
    await page.value(`document.querySelector('.example').click(); document.querySelector('#cancel').click()`)
    await page.until(`document.querySelector('#problem.wished')?.textContent.startsWith('Cancelled')`)
    await page.until(
      `fetch('/api/jobs', { headers: { authorization: 'Bearer ${key}' } }).then((answer) => answer.json())
        .then(({ jobs: [job] }) => job !== undefined && job.state !== 'accepted' && job.state !== 'running')`,
    )
    const { body } = await createApi(service.url, key).get('/api/jobs')
    expect(body.jobs).toMatchObject([{ state: 'refunded', problem: { code: 'cancelled' } }])
  })

  seen('says that it cannot copy where the browser has no clipboard for it', async () => {
    const { page } = await visit(DESK)
    await page.value(`(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.querySelector('[name=size]').value = 64
      document.querySelector('.example').click()
    })()`)
    const copy = `[...document.querySelectorAll('#result button')].find((one) => /cop/i.test(one.textContent))`
    await page.until(`${copy} !== undefined`)
    await page.value(`${copy}.click()`)
    await page.until(`${copy}.textContent === 'Copying is not allowed'`)
    expect(page.complaints()).toEqual([])
  })

  seen('shows nothing of a key that was changed before its answers came', async () => {
    const { page, key } = await visit(DESK)
    await page.value(`document.querySelector('[name=size]').value = 64; document.querySelector('.example').click()`)
    await page.until(`document.querySelectorAll('#film button').length === 1`)
    const { key: other } = await service.createCaller()
    await page.value(`(() => {
      const field = document.querySelector('#key')
      for (const key of ['${key}', '${other}']) {
        field.value = key
        field.dispatchEvent(new Event('change'))
      }
    })()`)
    await page.until(`document.querySelector('#credits').textContent.includes('credits')`)
    // Longer than the answers for the first of them take.
    await page.value('new Promise((resolve) => setTimeout(resolve, 1500))')
    expect(await page.value(`document.querySelectorAll('#film button').length`)).toBe(0)
  })

  seen('counts its colours anew when one is taken out', async () => {
    const { page } = await visit(DESK)
    await page.value(`(() => {
      const more = document.querySelector('.well-more')
      for (let count = 0; count < 3; count += 1) more.click()
      document.querySelector('.well-less').click()
      more.click()
    })()`)
    const labels = `[...document.querySelectorAll('#palette .well > *')].map((one) => one.getAttribute('aria-label'))`
    const three = [1, 2, 3].flatMap((at) => [`Colour ${at}`, `Remove colour ${at}`])
    expect(await page.value(labels)).toEqual(three)
  })

  seen('has targets that a finger hits, and fields that a phone does not zoom into', async () => {
    const { page } = await visit(PHONE)
    await page.tap('.well-more')
    const fields = `[...document.querySelectorAll('button, select, textarea, input')].filter((one) => one.offsetParent !== null)`
    const small = `${fields}.filter((one) => !one.matches('[type=radio]') && Math.min(one.offsetWidth, one.offsetHeight) < 24)
      .map((one) => one.outerHTML)`
    expect(await page.value(small)).toEqual([])
    // Safari on a phone zooms into what is written smaller than this.
    const zoomed = `${fields}.filter((one) => one.matches('select, textarea, input:not([type=color], [type=radio])'))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML)`
    expect(await page.value(zoomed)).toEqual([])
  })

  seen('is worked by keys alone', async () => {
    const { page, key } = await visit(DESK)
    await page.value(`document.querySelector('#generate-tab').focus()`)
    for (const [pressed, tab] of [
      ['ArrowRight', 'vectorize-tab'],
      ['End', 'upscale-tab'],
      ['Home', 'generate-tab'],
      ['ArrowLeft', 'upscale-tab'],
      ['ArrowRight', 'generate-tab'],
    ] as const) {
      await page.press(pressed)
      expect(await page.value('document.activeElement.id')).toBe(tab)
    }
    await page.press('Tab')
    expect(await page.value('document.activeElement.id')).toBe('prompt')
    for (const letter of 'dots') await page.press(letter, letter)
    await page.value(`document.querySelector('[name=size]').value = 64`)
    await page.value(`document.querySelector('#generate').requestSubmit()`)
    await page.until(`document.querySelector('#progress').hidden && ${inSight('#cloth')}`)
    const zoom = `document.querySelector('#zoom-text').value`
    const before = await page.value(zoom)
    await page.value(`document.querySelector('#cloth').focus()`)
    await page.press('+')
    expect(await page.value(zoom)).not.toBe(before)
    expect(await jobsOf(key)).toBe(1)
    expect(page.complaints()).toEqual([])
  })
})

/** How much lighter or darker the text is than the page, as WCAG 2 reckons it. */
const CONTRAST = `(() => {
  const light = (colour) => {
    const context = document.createElement('canvas').getContext('2d')
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((byte) => byte / 255)
      .map((share) => share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const { color, backgroundColor } = getComputedStyle(document.body)
  const [a, b] = [light(color), light(backgroundColor)]
  return Math.max(a, b) / Math.min(a, b)
})()`
