/** For browsers without scripts: the words of the home page in both languages. The links would lead nowhere, so they are words too. */
export function noscript(shells: Record<'cn' | 'en', string>, styles: string[]): string {
  const words = (lang: 'cn' | 'en') =>
    shells[lang]
      .replace(/<header[\s\S]*?<\/header>/, '')
      .replace(/<footer[\s\S]*?<\/footer>/, '')
      .replaceAll(/<div class="_near[^>]*><\/div>/g, '')
      .replaceAll(/<button[\s\S]*?<\/button>/g, '')
      .replaceAll(/<(\/?)a\b[^>]*>/g, '<$1span>')
      .replaceAll(/ id="[^"]*"/g, '')
  const notice = (lang: string, text: string) => `<p lang="${lang}" style="padding:16px;margin:0;text-align:center">${text}</p>`
  return [
    '<noscript>',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    notice('zh-CN', '查询、测算和报名需要浏览器开启 JavaScript。下面是首页的文字内容。'),
    words('cn'),
    notice('en', 'Searching, calculating and signing up need JavaScript. Here is what the home page says.'),
    `<div lang="en">${words('en')}</div>`,
    '</noscript>',
  ].join('\n')
}
