import { describe, expect, it } from 'vitest'
import type { TeamEntry } from './schema.ts'
import { matching, treeOf, within } from './tree.ts'

const team = (id: string, parentId: string | null = null, more: Partial<TeamEntry> = {}): TeamEntry => ({
  ...{ id, name: id, description: '', parentId, lead: null, archived: false, version: 1, members: 0, employees: null, invitations: 0 },
  ...more,
})
const teams = [team('b'), team('a'), team('a2', 'a'), team('a1', 'a', { description: 'Welding' }), team('a11', 'a1', { archived: true })]
const shown = (nodes: ReturnType<typeof treeOf>) => nodes.map((node) => `${'>'.repeat(node.depth)}${node.team.id}`)

describe('the tree of teams', () => {
  it('has each team below its parent, in the order of the list', () => {
    expect(shown(treeOf(teams))).toEqual(['b', 'a', '>a2', '>a1', '>>a11'])
    expect(treeOf(teams).at(-1)?.path).toEqual(['a', 'a1', 'a11'])
  })

  it('shows a team whose parent is not in the list at the top', () => {
    expect(shown(treeOf([team('x', 'gone')]))).toEqual(['x'])
  })

  it('keeps those above a match, and archived ones only when asked', () => {
    const nodes = treeOf(teams)
    expect(shown(matching(nodes, 'weld', false))).toEqual(['a', '>a1'])
    expect(shown(matching(nodes, '', false))).toEqual(['b', 'a', '>a2', '>a1'])
    expect(shown(matching(nodes, 'A11', true))).toEqual(['a', '>a1', '>>a11'])
    expect(matching(nodes, 'zzz', true)).toEqual([])
  })

  it('finds everything below a team', () => {
    expect([...within(teams, 'a')].sort()).toEqual(['a', 'a1', 'a11', 'a2'])
  })
})
