// openapi-typescript builds its output with the JavaScript API that TypeScript 7 does not have.
import '../typescript-6.ts'
import type { Node, PropertySignature, Statement, TypeNode } from 'typescript-6'

const { default: openapiTypes, astToString } = await import('openapi-typescript')
const { default: ts } = await import('typescript-6')

/**
 * Returns the TypeScript types of every operation and component of the OpenAPI document. Each schema is an interface or
 * type with its own name, so that editors show `Contact` and not its fields.
 */
export async function sdkTypes(document: object, file: string): Promise<string> {
  const nodes = await openapiTypes(JSON.parse(strip(document)), {
    // A field with a default is optional where it is sent; the schema says where it is required.
    defaultNonNullable: false,
  })
  const statements = nodes.filter((node) => !isUnused(node)).flatMap(nameSchemas)
  return `// Generated from ${file} by \`npm run gen\`.\n\n${astToString(statements.map(shorten))}`
}

/**
 * A discriminator without a mapping would replace the values of the field by component names, and an example of a whole
 * event is longer than its type.
 */
function strip(document: object): string {
  return JSON.stringify(document, function (this: object, key, value) {
    const isOfMedia = key === 'example' && Object.keys(this).join() === 'schema,example'
    return key === 'discriminator' || isOfMedia ? undefined : value
  })
}

/** The client knows operations by their names, never by their paths. */
const isUnused = (node: Node): boolean =>
  (ts.isInterfaceDeclaration(node) && node.name.text === 'paths') ||
  (ts.isTypeAliasDeclaration(node) && node.name.text === '$defs')

/** Returns `components` with the names of its schemas alone, and before it a declaration of each schema. */
function nameSchemas(node: Node): Node[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return [node]
  const named: Statement[] = []
  const members = node.members.map((member) => {
    if (!isProperty(member, 'schemas') || !member.type || !ts.isTypeLiteralNode(member.type))
      return member
    const schemas = member.type.members.filter(ts.isPropertySignature)
    named.push(...schemas.map(declare))
    return withType(member, ts.factory.createTypeLiteralNode(schemas.map(reference)))
  })
  const { modifiers, name, typeParameters, heritageClauses } = node
  return [
    ...named,
    ts.factory.updateInterfaceDeclaration(
      node,
      modifiers,
      name,
      typeParameters,
      heritageClauses,
      members,
    ),
  ]
}

const isProperty = (node: Node, name: string): node is PropertySignature =>
  ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === name

const exported = () => [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]

function declare(schema: PropertySignature): Statement {
  const { type } = schema
  const name = nameOf(schema)
  if (!type) throw new Error(`the schema ${name} has no type`)
  const declaration = ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported(), name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported(), name, undefined, type)
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema))
}

const reference = (schema: PropertySignature): PropertySignature =>
  ts.factory.createPropertySignature(
    undefined,
    schema.name,
    schema.questionToken,
    ts.factory.createTypeReferenceNode(nameOf(schema)),
  )

const withType = (property: PropertySignature, type: TypeNode): PropertySignature =>
  ts.factory.createPropertySignature(
    property.modifiers,
    property.name,
    property.questionToken,
    type,
  )

function nameOf({ name }: PropertySignature): string {
  if (ts.isIdentifier(name)) return name.text
  throw new Error('a schema has a name that is not an identifier')
}

/** Replaces `components["schemas"]["Contact"]` by `Contact`. */
function shorten(node: Node): Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (one: Node): Node => {
        const name = schemaIn(one)
        return name
          ? ts.factory.createTypeReferenceNode(name)
          : ts.visitEachChild(one, visit, context)
      }
      return visit
    },
  ])
  return transformed[0] ?? node
}

function schemaIn(node: Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node)) return undefined
  const { objectType: schemas, indexType } = node
  const isOfSchemas =
    ts.isIndexedAccessTypeNode(schemas) && literalOf(schemas.indexType) === 'schemas'
  return isOfSchemas ? literalOf(indexType) : undefined
}

const literalOf = (node: TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined
