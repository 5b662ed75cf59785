/** The figures of a run, the table of the last ones in README.md, and whether one fell against its floor. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

export interface Figure {
  readonly what: string
  readonly unit: string
  readonly ours: number
  /** The best way known, measured in the same run; null where there is none. */
  readonly floor: number | null
  readonly better: 'more' | 'less'
  /** The ratio that is wanted, 1 being as good as the floor. */
  readonly aim?: number
  /** The most that `ours` may be. */
  readonly most?: number
}

/** Of one part, as it was measured last. */
interface Kept {
  readonly on: string
  readonly machine: string
  readonly commit: string
  readonly figures: readonly Figure[]
}

const KEPT = join(import.meta.dirname, 'figures.json')
const README = join(import.meta.dirname, 'README.md')
/** A ratio may fall by this much from one run to the next. */
const FALL = 0.15
/** What is below it in milliseconds is the noise of the machine. */
const NOISE_MS = 1

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** 1 is as good as the floor, more is better. */
export const ratioOf = ({ ours, floor, better }: Figure): number | null =>
  floor === null || ours === 0 || floor === 0 ? null : better === 'more' ? ours / floor : floor / ours

const isMet = (figure: Figure): boolean | null => {
  if (figure.aim === undefined && figure.most === undefined) return null
  return (ratioOf(figure) ?? 1) >= (figure.aim ?? 0) && figure.ours <= (figure.most ?? Number.POSITIVE_INFINITY)
}

const shown = (value: number | null) => (value === null ? '–' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))

const cells = (figure: Figure): string[] => {
  const ratio = ratioOf(figure)
  const met = isMet(figure)
  const wanted = [figure.aim && `≥ ${figure.aim.toFixed(2)}`, figure.most && `≤ ${figure.most} ${figure.unit}`].filter(Boolean).join(', ')
  return [
    figure.what,
    `${shown(figure.ours)} ${figure.unit}`,
    shown(figure.floor),
    ratio === null ? '–' : ratio.toFixed(2),
    wanted || '–',
    met === null ? '–' : met ? 'yes' : 'no',
  ]
}

const HEAD = ['what', 'ours', 'floor', 'ratio', 'wanted', 'met']

export function report(figures: readonly Figure[], say: (line: string) => void): void {
  const rows = [HEAD, ...figures.map(cells)]
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  for (const row of rows) say(row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
}

const readKept = (): Record<string, Kept> => (existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, Kept>) : {})

/** What fell by more than 15 % against its floor since the figures that are kept. */
export function fallen(part: string, figures: readonly Figure[]): string[] {
  const before = new Map((readKept()[part]?.figures ?? []).map((figure) => [figure.what, figure]))
  return figures.flatMap((figure) => {
    const old = before.get(figure.what)
    const [was, is] = [old ? ratioOf(old) : null, ratioOf(figure)]
    if (was === null || is === null || is >= was * (1 - FALL)) return []
    if (figure.unit === 'ms' && figure.ours - old!.ours < NOISE_MS) return []
    return [`${part}: ${figure.what} fell from ${was.toFixed(2)} to ${is.toFixed(2)} of its floor`]
  })
}

/** Keeps the figures of a part and writes the table of README.md again. */
export function keep(part: string, figures: readonly Figure[]): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim()
  const processors = cpus()
  const kept = {
    ...readKept(),
    [part]: {
      on: new Date().toISOString().slice(0, 10),
      machine: `${processors.length} × ${processors[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
      commit: git('rev-parse', '--short', 'HEAD'),
      figures,
    },
  }
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`)
  writeFileSync(README, tableOf(kept))
}

const line = (row: readonly string[]) => `| ${row.join(' | ')} |`

function tableOf(kept: Record<string, Kept>): string {
  const parts = Object.entries(kept).map(([part, { on, machine, commit, figures }]) =>
    [
      `### ${part}`,
      '',
      `${on}, ${machine}, commit ${commit}.`,
      '',
      line(HEAD),
      line(HEAD.map(() => '---')),
      ...figures.map((one) => line(cells(one))),
    ].join('\n'),
  )
  return `${INTRODUCTION}\n${parts.join('\n\n')}\n`
}

const INTRODUCTION = `# Bench

Each figure is measured beside its floor, alternately in the same run: the best way known to answer the same question on the same
database and machine. Read the ratios; the absolute figures belong to one machine. 1 is as good as the floor.

\`npm run bench\` measures all parts; \`npm run bench -- reads chat\` those that are named. It fails when a part produces no figure or when
one has fallen by more than 15 % against its floor since the table below. \`--keep\` writes the table again, on a machine that does nothing
else. \`--brief\` runs every part for a second on small tables, to see that it works: the deep tests do that.

## Last figures
`
