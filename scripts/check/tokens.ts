/**
 * A tokeniser for the part of TypeScript and JSX needed to distinguish code, texts and comments. Comments are no tokens; Han in JSX text
 * becomes a word. A heuristic, not a compiler: it may be wrong about a regular expression, but must be fast.
 */
export interface Token {
  readonly kind: 'word' | 'punct' | 'string' | 'template' | 'regex'
  /** The text between the quotes; for other tokens, the token itself. */
  readonly text: string
  readonly at: number
}

const WORD = /[\p{L}\p{N}_$]+/uy
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/y
const QUOTED = /(['"])((?:\\[\s\S]|(?!\1)[^\\\n])*)\1/y
const CHUNK = /((?:\\[\s\S]|\$(?!\{)|[^\\`$])*)(\$\{|`|$)/y
const BEFORE_REGEX = new Set(['(', ',', '=', ':', '[', '!', '&', '|', '?', '{', ';', 'return', 'typeof', 'case', 'of', 'in', 'await'])

export function tokenise(source: string, onComment: (text: string, at: number) => void = () => {}): Token[] {
  const tokens: Token[] = []
  /** For every open template: how many braces are open inside its `${`. */
  const templates: number[] = []
  let at = 0

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  const push = (kind: Token['kind'], text: string) => tokens.push({ kind, text, at })
  const chunk = () => {
    const found = take(CHUNK)!
    push('template', found[1]!)
    at += found[0].length
    if (found[2] === '${') templates.push(0)
  }

  const comment = (end: number) => {
    onComment(source.slice(at, end), at)
    at = end
  }

  while (at < source.length) {
    const char = source[at]!
    if (/\s/.test(char)) {
      at++
    } else if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at)
      comment(end < 0 ? source.length : end)
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2)
      comment(end < 0 ? source.length : end + 2)
    } else if (char === '`') {
      at++
      chunk()
    } else if (char === '}' && templates.at(-1) === 0) {
      templates.pop()
      at++
      chunk()
    } else {
      const last = tokens.at(-1)
      const quoted = char === "'" || char === '"' ? take(QUOTED) : null
      const arrow = last?.text === '>' && tokens.at(-2)?.text === '='
      const regex = char === '/' && source[at + 1] !== '>' && (!last || arrow || BEFORE_REGEX.has(last.text)) ? take(REGEX) : null
      const word = quoted || regex ? null : take(WORD)
      if (quoted) push('string', quoted[2]!)
      else if (regex) push('regex', regex[0])
      else if (word) push('word', word[0])
      else push('punct', char)
      at += (quoted ?? regex ?? word)?.[0].length ?? 1
      if (templates.length > 0 && !quoted && !regex && !word) {
        if (char === '{') templates[templates.length - 1]!++
        if (char === '}') templates[templates.length - 1]!--
      }
    }
  }
  return tokens
}

export interface Import {
  readonly from: string
  readonly typeOnly: boolean
  readonly reexport: boolean
  readonly at: number
}

/** Every module that a file imports, and whether the file only re-exports others. */
export function readImports(tokens: readonly Token[]): Import[] {
  const imports: Import[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.kind !== 'word' || (token.text !== 'import' && token.text !== 'export') || tokens[i - 1]?.text === '.') continue
    const next = tokens[i + 1]
    if (token.text === 'import' && next?.text === '(') {
      const name = tokens[i + 2]
      if (name?.kind === 'string')
        imports.push({ from: name.text, typeOnly: tokens[i - 1]?.text === 'typeof', reexport: false, at: token.at })
      continue
    }
    let end = i + 1
    while (tokens[end] && (tokens[end]!.kind === 'word' || '{},*'.includes(tokens[end]!.text)) && tokens[end]!.kind !== 'string') end++
    const name = tokens[end]
    const named = name?.kind === 'string' && (tokens[end - 1]?.text === 'from' || (token.text === 'import' && end === i + 1))
    if (!named) continue
    const clause = tokens.slice(i + 1, end - 1)
    imports.push({ from: name.text, typeOnly: isTypeOnly(clause), reexport: token.text === 'export', at: token.at })
    i = end
  }
  return imports
}

function isTypeOnly(clause: readonly Token[]): boolean {
  if (clause[0]?.text === 'type' && clause.length > 1 && clause[1]!.text !== ',') return true
  if (clause[0]?.text !== '{') return false
  const names = clause
    .slice(1, -1)
    .map((token) => token.text)
    .join(' ')
    .split(',')
    .filter((name) => name.trim() !== '')
  return names.length > 0 && names.every((name) => name.trim().startsWith('type '))
}

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length
