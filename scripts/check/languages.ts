/**
 * Checks that both languages are complete: every `{cn, en}` pair has both, the English contains no Han characters, and no text for people
 * is outside a pair. Words that the style guide excludes are refused too.
 */
import type { SourceFile } from './imports.ts'
import { lineOf, type Token, tokenise } from './tokens.ts'
import { wordsOf } from './words.ts'

const HAN = /\p{Script=Han}/u
/** Names that stay in Chinese on an English page: the brand, and the language switch. */
const kept = /衡渡|切换到中文|简体中文|中文/g
/** How Chinese writes a date, as a pattern: 'YYYY年M月'. */
const datePattern = /^[YMD年月日\-/. ]+$/
const banned = /赋能|一站式|助力|\bseamless|\bempower|\bunlock your\b/i
/** Words for which the glossary (docs/glossary.md) or usage has another; in texts for people, not in what they may type into a search. */
const terms: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/承包商|(?<!独立)承包人/, '独立承包, 独立承包人'],
  [/薪资代办|薪资代发|代发薪资/, '薪酬代发'],
  [/挂名雇主|名义上的雇主/, '名义雇主'],
  [/登陆(?!后的市场)/, '登录'],
  [/帐号|帐户/, '账号, 账户'],
  [/其它/, '其他'],
  [/给人发薪/, '薪酬代发'],
  [/工会委员会/, '企业职工委员会'],
  [/共同工作/, '重叠'],
  [/(?<!working )\bpapers\b/i, 'documents'],
  [/\bindependent contractor/i, 'contractor'],
  [/\bpay slip/i, 'payslip'],
  [/\blog-?in (?:to|page)\b/i, 'sign in'],
  [/\be-?wallet/i, 'wallet'],
  // The names of a place and a role keep it, and so does the economy.
  [/(?<![{\w/-]|letters of |supply and )\bdemands?\b(?!\}| hall\b| managers?\b| and segments\b)/i, 'request'],
]
/** Screens, server and what they share. Data files contain names of places, not texts; tests are free. */
const checked = (path: string): boolean => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/data/')
const strict = (path: string): boolean => /^src\/(app|platform|features\/[^/]+\/[^/]+)\/(web|server)\//.test(path)

interface Value {
  readonly from: number
  readonly to: number
}
interface Frame {
  readonly open: string
  /** The positions where the arguments of a call begin. */
  argument: number
  readonly arguments: Value[]
  readonly values: Map<string, Value>
  key: string | null
  from: number
}

/**
 * Every object that has a `cn`, and every call whose last two arguments are a text in Chinese and one in English:
 * `page('/home', '首页', 'Home')`.
 */
function pairsOf(tokens: readonly Token[]): { cn: Value; en: Value | undefined }[] {
  const pairs: { cn: Value; en: Value | undefined }[] = []
  const frames: Frame[] = []
  const close = (frame: Frame, to: number) => {
    if (frame.key !== null) frame.values.set(frame.key, { from: frame.from, to })
    frame.key = null
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const frame = frames.at(-1)
    if (token.kind === 'word' || token.kind === 'string') {
      const before = tokens[i - 1]?.text
      const starts = frame?.open === '{' && frame.key === null && (before === '{' || before === ',' || before === ';')
      if (starts && tokens[i + 1]?.text === ':') {
        frame.key = token.text
        frame.from = i + 2
        i++
      }
    } else if (token.kind === 'punct') {
      if ('{[('.includes(token.text)) {
        frames.push({ open: token.text, argument: i + 1, arguments: [], values: new Map(), key: null, from: 0 })
      } else if ((token.text === ',' || token.text === ';') && frame?.open === '{') close(frame, i)
      else if (token.text === ',' && frame) endArgument(frame, i)
      else if ('}])'.includes(token.text) && frame) {
        close(frame, i)
        endArgument(frame, i)
        frames.pop()
        const trailingPair = frame.open === '(' ? lastPair(tokens, frame.arguments) : null
        if (trailingPair) pairs.push(trailingPair)
        const cn = frame.values.get('cn')
        if (cn) pairs.push({ cn, en: frame.values.get('en') })
      }
    }
  }
  return pairs
}

export function checkLanguages(files: readonly SourceFile[]): string[] {
  return files.filter((file) => checked(file.path)).flatMap(checkFile)
}

function checkFile(file: SourceFile): string[] {
  const problems: string[] = []
  const tokens = tokenise(file.text)
  const say = (token: Token | undefined, what: string) => problems.push(`${file.path}:${lineOf(file.text, token?.at ?? 0)}: ${what}`)
  const inPair = new Set<number>()

  for (const { cn, en } of pairsOf(tokens)) {
    for (let i = cn.from; i < cn.to; i++) inPair.add(i)
    const first = tokens[cn.from]
    const chinese = textOf(tokens, cn)
    if (chinese === null) continue
    if (!en) {
      if (HAN.test(chinese)) say(first, 'a Chinese text without its English. Write the `en` beside it')
      continue
    }
    const english = textOf(tokens, en)
    if (english === null) continue
    const bothEmpty = chinese === '' && english === ''
    if ((chinese === '' || english === '') && (!bothEmpty || file.path.endsWith('texts.ts')))
      say(first, 'an empty text. Write it, or leave the key out')
    if (HAN.test(chinese) && chinese === english) say(first, 'the English is the Chinese. Write it afresh in English')
    else if (HAN.test(english.replaceAll(kept, ''))) say(tokens[en.from], `Chinese in an English text (“${clip(english)}”)`)
    for (let i = en.from; i < en.to; i++) inPair.add(i)
    for (const problem of wordsOf(english)) say(tokens[en.from], problem)
  }

  tokens.forEach((token, i) => {
    if (token.kind === 'regex' || datePattern.test(token.text)) return
    const found = inPair.has(i) && token.text.match(banned)
    if (found) say(token, `“${found[0]}” is not in our voice. Say what happens, with a verb`)
    for (const [wrong, right] of inPair.has(i) && !file.path.endsWith('/synonyms.ts') ? terms : []) {
      const term = token.kind !== 'word' && token.text.match(wrong)
      if (term) say(token, `“${term[0]}” has another word in the glossary: ${right}`)
    }
    if (!strict(file.path) || inPair.has(i) || !HAN.test(token.text.replaceAll(kept, ''))) return
    say(token, `a Chinese text outside a pair (“${clip(token.text)}”). Put it into texts({…}) in the feature's texts.ts, with its English`)
  })
  return problems
}

function endArgument(frame: Frame, to: number): void {
  if (to > frame.argument) frame.arguments.push({ from: frame.argument, to })
  frame.argument = to + 1
}

function lastPair(tokens: readonly Token[], values: readonly Value[]): { cn: Value; en: Value } | null {
  const [cn, en] = values.slice(-2)
  if (!cn || !en) return null
  const [chinese, english] = [tokens[cn.from]!, tokens[en.from]!]
  const areTexts = [chinese, english].every(({ kind }) => kind === 'string' || kind === 'template')
  // A sentence or a name begins with a capital or a parameter; a word such as 'green' is something else.
  const begins = /^\p{Lu}|^\d/u.test(english.text) || (english.kind === 'template' && english.text === '')
  return areTexts && begins && HAN.test(textOf(tokens, cn) ?? '') ? { cn, en } : null
}

/** All the words of a value together; null if it has none of its own (a type, a variable). */
function textOf(tokens: readonly Token[], value: Value): string | null {
  const texts = tokens.slice(value.from, value.to).filter((token) => token.kind === 'string' || token.kind === 'template')
  return texts.length === 0 ? null : texts.map((token) => token.text).join('')
}

const clip = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text)
