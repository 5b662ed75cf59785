import type { Lang } from '../../platform/contract/texts.ts'
import { HEIGHT, WIDTH } from '../../platform/contract/tide.ts'
import type { Shared } from './share.ts'

/** Title and description of a link to the platform itself. */
export const home: Record<Lang, Shared> = {
  cn: {
    title: '衡渡｜找海外服务商、算雇人成本、款项托管',
    description: '找当地服务商，合规雇海外员工，款项先托管、验收再放款。雇主成本、节假日和共同工作时间，不登录也能查。',
    to: '/home',
  },
  en: {
    title: 'Hengdu | Find local providers, estimate hiring costs, pay through escrow',
    description:
      'Search verified local providers, estimate the real cost of a hire, and keep every payment in escrow until you accept the work. Employer costs, holidays and overlapping hours are open to everyone.',
    to: '/home',
  },
}

const words = {
  cn: { site: '衡渡', go: '打开页面', lead: '正在打开页面。没有自动跳转时，请点这里：' },
  en: { site: 'Hengdu', go: 'Open the page', lead: 'The page is opening. If it does not open, follow this link:' },
}

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

/** A page for link previews and search engines; a browser is redirected to the hash route at once. */
export function page(of: Shared & { lang: Lang; origin: string; path: string; image: string | null }): string {
  const { lang, origin, path, image } = of
  const s = words[lang]
  const title = html(of.title)
  const description = html(of.description.replaceAll(/\s+/g, ' ').slice(0, 200))
  const there = html(`${origin}/#${of.to}`)
  const at = (of: Lang) => html(`${origin}${path}?lang=${of}`)
  const picture =
    image === null
      ? ''
      : `<meta property="og:image" content="${html(origin + image)}"><meta property="og:image:width" content="${WIDTH}"><meta property="og:image:height" content="${HEIGHT}"><meta property="og:image:alt" content="${title}">`
  return `<!doctype html>
<html lang="${lang === 'en' ? 'en' : 'zh-CN'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${at(lang)}">
<link rel="alternate" hreflang="zh-CN" href="${at('cn')}">
<link rel="alternate" hreflang="en" href="${at('en')}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${s.site}">
<meta property="og:locale" content="${lang === 'en' ? 'en_US' : 'zh_CN'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${at(lang)}">
${picture}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">
<meta http-equiv="refresh" content="0; url=${there}">
</head>
<body>
<h1>${title}</h1>
<p>${html(of.description)}</p>
<p>${s.lead} <a href="${there}">${s.go}</a></p>
</body>
</html>
`
}
