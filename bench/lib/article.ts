/// <reference lib="dom" />
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { launchBrowser } from '../../packages/test-kit/src/browser'

export interface Article {
  lang: string
  title: string
  description: string
  summary: string
  /** Without classes; pictures are at `/{file}`. */
  body: string
  cover: { alt: string; width: number; height: number; sources: { file: string; width: number }[] }
}

export async function readArticle(url: string, folder: string): Promise<Article> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (work) => work')
  await page.goto(url)
  const { pictures, ...article } = await page.evaluate(readPage)
  await browser.close()
  await mkdir(folder, { recursive: true })
  for (const picture of new Set(pictures)) {
    const answer = await fetch(new URL(picture, url))
    if (!answer.ok) throw new Error(`${picture} answered ${answer.status}`)
    await writeFile(
      join(folder, basename(answer.url).replace(/\?.*/, '')),
      Buffer.from(await answer.arrayBuffer()),
    )
  }
  return article
}

function readPage(): Article & { pictures: string[] } {
  const find = <Kind extends Element = HTMLElement>(
    selector: string,
    within: ParentNode = document,
  ): Kind => {
    const found = within.querySelector<Kind>(selector)
    if (!found) throw new Error(`the page has no ${selector}`)
    return found
  }
  const pictures: string[] = []
  const take = (src: string) => {
    pictures.push(src)
    return src.replace(/^.*\//, '').replace(/\?.*/, '')
  }
  const article = find('main article')
  const cover = find<HTMLImageElement>('img[fetchpriority=high]', article)
  const sources = cover.srcset.split(', ').map((source) => {
    const [src = '', width = ''] = source.split(' ')
    return { file: take(src), width: Number.parseInt(width, 10) }
  })
  const body = find(':scope > div:last-child', article).cloneNode(true) as HTMLElement
  const summary = find('p', body)
  summary.remove()
  for (const image of body.querySelectorAll('img')) image.src = `/${take(image.src)}`
  for (const extra of body.querySelectorAll('svg, script')) extra.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (!['href', 'src', 'alt', 'width', 'height'].includes(name)) element.removeAttribute(name)
  return {
    lang: document.documentElement.lang,
    title: find('h1', article).innerText,
    description: find<HTMLMetaElement>('meta[name=description]').content,
    summary: summary.innerText,
    body: body.innerHTML,
    cover: { alt: cover.alt, width: cover.width, height: cover.height, sources },
    pictures,
  }
}
