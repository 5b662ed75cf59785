import { trusted } from '../../../platform/server/files/markup.ts'

/** The style of the pages that are read without scripts: the colours of tokens.css, light and dark as the browser says, and paper. */
export const style = trusted(`
:root{color-scheme:light dark;--ink:#0f1f26;--quiet:#3c4e56;--paper:#f6f5f0;--surface:#fff;--line:#d8dcd6;--link:#0e5a72;--on-link:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e9efef;--quiet:#b4c2c6;--paper:#0b1418;--surface:#121d22;--line:#2a3a41;--link:#6ec4da;--on-link:#04212b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.7 Arial,"PingFang SC","Microsoft YaHei",sans-serif;overflow-wrap:anywhere}
:lang(zh){font-family:sans-serif}
a{color:var(--link);text-underline-offset:.2em}
a:focus-visible,summary:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.skip{position:absolute;left:-999px}
.skip:focus{left:8px;top:8px;z-index:1;padding:8px 12px;background:var(--surface)}
.in{max-width:76ch;margin:0 auto;padding:0 20px}
.top,.foot{background:#08222c;color:#fff}
.top .in,.foot .in{max-width:1240px}
.top .in{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:center;padding-block:12px}
.top a,.foot a{color:#fff;text-decoration:none;display:inline-block;padding:4px 0}
.top a:hover,.foot a:hover{text-decoration:underline}
.top .brand{font-size:20px;font-weight:700;display:flex;gap:10px;align-items:center}
.top .brand svg{width:28px;height:28px}
.top .lang{margin-left:auto}
.trail{font-size:14px;color:var(--quiet);margin:24px 0 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:0 8px}
.trail a{display:inline-block;padding:2px 0}
.trail li+li::before{content:"›";margin-right:8px}
h1,h2,h3{line-height:1.3}
h1:lang(en),h2:lang(en){text-wrap:balance}
h1{font-size:clamp(28px,2.4vw + 18px,44px);margin:16px 0}
h2{font-size:24px;margin:48px 0 12px}
h3{font-size:18px;margin:28px 0 8px}
.lead{font-size:18px;color:var(--quiet)}
.fine{font-size:14px;color:var(--quiet)}
.note{border-left:3px solid #f2b441;padding:4px 14px;background:var(--surface)}
.enter{display:inline-block;background:var(--link);color:var(--on-link);padding:10px 20px;border-radius:8px;text-decoration:none}
dl{display:grid;grid-template-columns:fit-content(32%) 1fr;gap:6px 20px;margin:24px 0}
dt{color:var(--quiet)}
dd{margin:0}
ul,ol{padding-left:1.4em}
li{margin:6px 0}
table{overflow-wrap:normal;border-collapse:collapse;display:block;overflow-x:auto}
th,td{border:1px solid var(--line);padding:8px 12px;text-align:left;vertical-align:top}
img{max-width:100%;height:auto}
blockquote{margin-left:0;padding-left:16px;border-left:3px solid var(--line)}
pre{overflow-x:auto}
main{padding:8px 0 64px}
.foot{padding:32px 0;font-size:14px}
.foot ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 20px;margin:0 0 16px}
.foot li,.foot p{margin:4px 0}
.foot address{font-style:normal}
@media print{body{background:none;color:#000;font-size:11pt}.top .lang,.foot nav,.skip,.open{display:none}
.top,.foot{background:none;color:#000}.top a,.foot a{color:#000}h1,h2,h3{break-after:avoid}}
`)

export const mark = trusted(
  '<svg viewBox="0 0 32 32" fill="none" stroke-linecap="round" aria-hidden="true"><path d="M8 19a8 8 0 0 1 16 0" stroke="#fff" stroke-width="2.4"/><path d="M5 19h22M11 24h10" stroke="#63d3b0" stroke-width="2.4"/><circle cx="16" cy="9.5" r="2.8" fill="#f2b441"/></svg>',
)
