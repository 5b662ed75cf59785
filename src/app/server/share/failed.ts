import type { Lang } from '../../../platform/contract/texts.ts'
import { html, trusted } from '../../../platform/server/files/markup.ts'
import { htmlLang } from './page.ts'
import { t } from './texts.ts'

const style = trusted(`
:root{color-scheme:light dark;--ink:#0f1f26;--paper:#f6f5f0;--link:#0e5a72}
@media (prefers-color-scheme:dark){:root{--ink:#e9efef;--paper:#0b1418;--link:#6ec4da}}
body{max-width:60ch;margin:0 auto;padding:16vh 20px;background:var(--paper);color:var(--ink);font:16px/1.7 Arial,"PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:28px;line-height:1.3}a{color:var(--link)}p:last-child{font-size:14px;overflow-wrap:anywhere}`)

/**
 * What a reader sees where a page could not be answered: too many requests, or a failure. It reads nothing, since the database may be away,
 * and is short: a flood gets one for each request that is refused.
 */
export function failedDocument(message: string, requestId: string, lang: Lang): string {
  const s = t.pick(lang)
  return html`<!doctype html>
<html lang="${htmlLang(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message}${s.joint}${s.site}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<p>${s.site}</p>
<h1>${message}</h1>
<p><a href="/share/home?lang=${lang}">${s.toHome}</a></p>
<p>${s.requestId} <code>${requestId}</code></p>
</main>
</body>
</html>
`.text
}
