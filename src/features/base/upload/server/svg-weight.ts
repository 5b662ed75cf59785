/** A part of a drawing that others may refer to, with what it refers to itself. */
interface Part {
  /** Elements of its own, without those of parts inside it. */
  own: number
  inside: Part[]
  refersTo: string[]
  classes: string[]
}

/** What a browser paints for a filter is paid by the pixel. */
const FILTER_STEP = 1_000
const REFERENCE = /url\s*\(\s*["']?\s*#([^)"'\s]+)/gi
const RULE = /([^{}]+)\{([^{}]*)\}/g
const ALL = '*'

const newPart = (): Part => ({ own: 0, inside: [], refersTo: [], classes: [] })
const targetsIn = (css: string): string[] => [...css.matchAll(REFERENCE)].map(([, target = '']) => target)

/**
 * How many elements a browser draws once every reference is followed: ten levels that each use the one below ten times are a short file
 * and ten thousand million elements.
 */
export class SvgWeight {
  readonly #root = newPart()
  readonly #open = [this.#root]
  readonly #named = new Map<string, Part>()
  /** What the rules of style sheets refer to, by the class that they are for. */
  readonly #styled = new Map<string, string[]>()

  /** An element begins; `attributes` by local name, without entities. */
  enter(name: string, attributes: ReadonlyMap<string, string>): void {
    const around = this.#open.at(-1)!
    const id = attributes.get('id')
    const part = id === undefined ? around : newPart()
    if (id !== undefined) {
      around.inside.push(part)
      this.#named.set(id, part)
    }
    this.#open.push(part)
    part.own += name.startsWith('fe') ? FILTER_STEP : 1
    part.classes.push(...(attributes.get('class')?.split(/\s+/).filter(Boolean) ?? []))
    const to = attributes.get('href')?.trim()
    if (to?.startsWith('#')) part.refersTo.push(to.slice(1))
    for (const value of attributes.values()) part.refersTo.push(...targetsIn(value))
  }

  leave(): void {
    this.#open.pop()
  }

  style(css: string): void {
    for (const [, selector = '', body = ''] of css.matchAll(RULE)) {
      const targets = targetsIn(body)
      if (targets.length === 0) continue
      const classes = selector.match(/\.[\w-]+/g)?.map((one) => one.slice(1)) ?? [ALL]
      for (const one of classes) this.#styled.set(one, [...(this.#styled.get(one) ?? []), ...targets])
    }
  }

  /** Infinity if a part refers to itself. */
  total(): number {
    const known = new Map<Part, number>()
    const sum = (ids: readonly string[]): number => ids.reduce((all, id) => all + of(this.#named.get(id)), 0)
    const of = (part: Part | undefined): number => {
      if (!part) return 0
      const weight = known.get(part)
      if (weight !== undefined) return weight
      known.set(part, Number.POSITIVE_INFINITY)
      const byClass = part.classes.reduce((all, one) => all + sum(this.#styled.get(one) ?? []), 0)
      const byAll = this.#styled.has(ALL) ? part.own * sum(this.#styled.get(ALL)!) : 0
      const within = part.inside.reduce((all, one) => all + of(one), 0)
      const all = part.own + within + sum(part.refersTo) + byClass + byAll
      known.set(part, all)
      return all
    }
    return of(this.#root)
  }
}
