import type { Lang } from '../../../platform/contract/texts.ts'
import { localeOf } from '../../../platform/web/lang.ts'

/** What somebody typed, in the language of the page on which they typed it. */
export const Their = ({ lang, children }: { lang: Lang; children: string }) => <span lang={localeOf(lang)}>{children}</span>
