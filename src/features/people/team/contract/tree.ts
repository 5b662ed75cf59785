import type { TeamEntry } from './schema.ts'

export interface TeamNode {
  team: TeamEntry
  /** 0 at the top. */
  depth: number
  /** The names from the top to this team. */
  path: readonly string[]
}

/** The teams from the top down, each followed by those below it; those of one level as the server sorted them. */
export function treeOf(teams: readonly TeamEntry[]): TeamNode[] {
  const ids = new Set(teams.map((team) => team.id))
  const children = Map.groupBy(teams, (team) => (team.parentId !== null && ids.has(team.parentId) ? team.parentId : null))
  const walk = (parent: string | null, path: readonly string[]): TeamNode[] =>
    (children.get(parent) ?? []).flatMap((team) => {
      const here = [...path, team.name]
      return [{ team, depth: path.length, path: here }, ...walk(team.id, here)]
    })
  return walk(null, [])
}

/** The teams that match, with those above them, so that every match keeps its place. */
export function matching(nodes: readonly TeamNode[], words: string, archived: boolean): TeamNode[] {
  const wanted = words.trim().toLowerCase()
  const byId = new Map(nodes.map((node) => [node.team.id, node.team]))
  const kept = new Set<string>()
  for (const { team } of nodes) {
    if (team.archived && !archived) continue
    const text = `${team.name} ${team.description} ${team.lead?.name ?? ''}`.toLowerCase()
    if (!text.includes(wanted)) continue
    for (let at: TeamEntry | undefined = team; at; at = byId.get(at.parentId ?? '')) kept.add(at.id)
  }
  return nodes.filter((node) => kept.has(node.team.id))
}

/** The ids of a team and of all teams below it. */
export function within(teams: readonly Pick<TeamEntry, 'id' | 'parentId'>[], id: string): Set<string> {
  const found = new Set([id])
  // A set grows while it is walked: every team below is visited too.
  for (const one of found) for (const team of teams) if (team.parentId === one) found.add(team.id)
  return found
}
