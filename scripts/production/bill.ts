import { licenceOf, licenceProblem } from '../check/packages.ts'

/** The parts of a bill of materials in CycloneDX's form, as `npm sbom` prints it, that are read here. */
interface Bill {
  metadata: { component: { name: string; 'bom-ref': string } }
  components: { name: string; version: string; 'bom-ref': string; licenses?: unknown[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** A package that was copied: its name, version and licence as the lockfile has them. */
export interface Copied {
  name: string
  version: string
  licence: string | undefined
}

/**
 * npm's bill of materials of the lockfile, reduced to the packages that are in the folder, under the product's name. Throws if one of them
 * is not in it or has a licence that is not taken.
 */
export function billOf(printed: string, product: string, copied: readonly Copied[]): string {
  const bill = JSON.parse(printed) as Bill
  const wanted = new Map(copied.map((one) => [`${one.name}@${one.version}`, one]))
  const components = bill.components
    .filter(({ name, version }) => wanted.has(`${name}@${version}`))
    .map((one) => (one.licenses ? one : { ...one, licenses: [{ license: { id: licenceOf(`node_modules/${one.name}`, undefined) } }] }))
  const found = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const problems = copied.flatMap(({ name, version, licence }) => [
    ...(found.has(`${name}@${version}`) ? [] : [`${name}@${version} is not in the bill of materials`]),
    ...licenceProblem(`node_modules/${name}`, licence),
  ])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const refs = new Set([bill.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }))
  const metadata = { ...bill.metadata, component: { ...bill.metadata.component, name: product } }
  return `${JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2)}\n`
}
