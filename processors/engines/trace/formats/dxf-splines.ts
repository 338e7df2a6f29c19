import type { Ring } from '../fit/curve.ts'
import { lengthOf, type Sheet } from '../sheet.ts'
import { dxfLayerName } from './dxf.ts'

type Pairs = (string | number)[]

/** Handles of the fixed records; those of entities follow from `FIRST_ENTITY_HANDLE`. */
const handles = {
  tables: 1,
  layers: 0x10,
  blockRecords: 0x40,
  model: 0x41,
  paper: 0x42,
  dictionary: 0x50,
  groups: 0x51,
}
const FIRST_LAYER_HANDLE = 0x1000
const FIRST_ENTITY_HANDLE = 0x10000
const unitCodes = { in: 1, mm: 4, px: 0 } as const
const DEGREE = 3
const PLANAR = 8

/**
 * Writes DXF R2000 (AC1015): every ring as one closed cubic spline, so curves stay curves; one layer per ink, y
 * upwards, in the sheet's unit. Source: Autodesk DXF reference, AutoCAD 2000.
 */
export function writeSplineDxf(sheet: Sheet): string {
  const layers = sheet.layers.map(({ hex }) => dxfLayerName(hex))
  const pairs: Pairs = []
  section(pairs, 'HEADER', [
    9,
    '$ACADVER',
    1,
    'AC1015',
    9,
    '$INSUNITS',
    70,
    unitCodes[sheet.unit],
    9,
    '$HANDSEED',
    5,
    'FFFFFF',
  ])
  section(pairs, 'TABLES', tables(layers))
  section(pairs, 'BLOCKS', [...block('*Model_Space', handles.model), ...block('*Paper_Space', handles.paper)])
  section(pairs, 'ENTITIES', entities(sheet))
  section(pairs, 'OBJECTS', dictionary())
  pairs.push(0, 'EOF')
  return `${pairs.join('\n')}\n`
}

function section(pairs: Pairs, name: string, content: Pairs): void {
  pairs.push(0, 'SECTION', 2, name)
  for (const value of content) pairs.push(value)
  pairs.push(0, 'ENDSEC')
}

function hex(handle: number): string {
  return handle.toString(16).toUpperCase()
}

type RecordOf = { readonly kind: string; readonly type: string; readonly name: string; readonly content: Pairs }

/** One symbol table; readers require all nine, even if empty. */
function table(name: string, handle: number, records: readonly RecordOf[], firstHandle = handle + 1): Pairs {
  const head: Pairs = [0, 'TABLE', 2, name, 5, hex(handle), 330, 0, 100, 'AcDbSymbolTable', 70, records.length]
  // The only table with a subclass marker of its own.
  if (name === 'DIMSTYLE') head.push(100, 'AcDbDimStyleTable', 71, 0)
  const rows = records.flatMap(({ kind, type, name: rowName, content }, at): Pairs => {
    const row: Pairs = [0, kind, 5, hex(firstHandle + at), 330, hex(handle), 100, 'AcDbSymbolTableRecord', 100, type]
    return [...row, 2, rowName, ...content]
  })
  return [...head, ...rows, 0, 'ENDTAB']
}

function tables(layers: readonly string[]): Pairs {
  const lineStyle = (name: string): RecordOf => ({
    kind: 'LTYPE',
    type: 'AcDbLinetypeTableRecord',
    name,
    content: [70, 0, 3, '', 72, 65, 73, 0, 40, 0],
  })
  const layerOf = (name: string, at: number): RecordOf => ({
    kind: 'LAYER',
    type: 'AcDbLayerTableRecord',
    name,
    content: [70, 0, 62, at === 0 ? 7 : ((at - 1) % 255) + 1, 6, 'Continuous', 390, '0'],
  })
  const spaceOf = (name: string): RecordOf => ({
    kind: 'BLOCK_RECORD',
    type: 'AcDbBlockTableRecord',
    name,
    content: [],
  })
  const base = handles.tables
  return [
    ...table('VPORT', base, []),
    ...table('LTYPE', base + 1, ['ByBlock', 'ByLayer', 'Continuous'].map(lineStyle), 0x20),
    ...table('LAYER', handles.layers, ['0', ...layers].map(layerOf), FIRST_LAYER_HANDLE),
    ...table(
      'STYLE',
      base + 2,
      [
        {
          kind: 'STYLE',
          type: 'AcDbTextStyleTableRecord',
          name: 'Standard',
          content: [70, 0, 40, 0, 41, 1, 50, 0, 71, 0, 42, 2.5, 3, 'txt', 4, ''],
        },
      ],
      0x28,
    ),
    ...table('VIEW', base + 3, []),
    ...table('UCS', base + 4, []),
    ...table(
      'APPID',
      base + 5,
      [{ kind: 'APPID', type: 'AcDbRegAppTableRecord', name: 'ACAD', content: [70, 0] }],
      0x30,
    ),
    ...table('DIMSTYLE', base + 6, []),
    ...table('BLOCK_RECORD', handles.blockRecords, ['*Model_Space', '*Paper_Space'].map(spaceOf), handles.model),
  ]
}

function block(name: string, owner: number): Pairs {
  const first = owner * 16
  const space: Pairs = name === '*Paper_Space' ? [67, 1] : []
  return [
    ...[0, 'BLOCK', 5, hex(first), 330, hex(owner), 100, 'AcDbEntity', ...space, 8, '0', 100, 'AcDbBlockBegin'],
    ...[2, name, 70, 0, 10, 0, 20, 0, 30, 0, 3, name, 1, ''],
    ...[0, 'ENDBLK', 5, hex(first + 1), 330, hex(owner), 100, 'AcDbEntity', ...space, 8, '0', 100, 'AcDbBlockEnd'],
  ]
}

function dictionary(): Pairs {
  const root: Pairs = [0, 'DICTIONARY', 5, hex(handles.dictionary), 330, 0, 100, 'AcDbDictionary', 281, 1]
  const groups: Pairs = [
    0,
    'DICTIONARY',
    5,
    hex(handles.groups),
    330,
    hex(handles.dictionary),
    100,
    'AcDbDictionary',
    281,
    1,
  ]
  return [...root, 3, 'ACAD_GROUP', 350, hex(handles.groups), ...groups]
}

function entities(sheet: Sheet): Pairs {
  const pairs: Pairs = []
  let handle = FIRST_ENTITY_HANDLE
  for (const { hex: ink, objects } of sheet.layers)
    for (const ring of objects.flat()) {
      const owner = hex(handles.model)
      pairs.push(0, 'SPLINE', 5, hex(handle++), 330, owner, 100, 'AcDbEntity', 8, dxfLayerName(ink), 100, 'AcDbSpline')
      addSpline(pairs, ring, sheet)
    }
  return pairs
}

/** A ring as one cubic B-spline with full knot multiplicity at each joint: exactly the same curves. */
function addSpline(pairs: Pairs, ring: Ring, sheet: Sheet): void {
  const points = controlPoints(ring)
  const segments = (points.length / 2 - 1) / DEGREE
  pairs.push(70, PLANAR, 71, DEGREE, 72, segments * DEGREE + 5, 73, segments * DEGREE + 1, 74, 0)
  pairs.push(42, '1e-9', 43, '1e-9')
  for (let knot = 0; knot <= segments; knot++) {
    const times = knot === 0 || knot === segments ? DEGREE + 1 : DEGREE
    for (let again = 0; again < times; again++) pairs.push(40, knot)
  }
  for (let at = 0; at < points.length; at += 2) {
    const x = lengthOf(sheet, points[at]).toFixed(5)
    const y = lengthOf(sheet, sheet.heightPx - points[at + 1]).toFixed(5)
    pairs.push(10, x, 20, y, 30, 0)
  }
}

function controlPoints(ring: Ring): number[] {
  const points = [ring[0].x, ring[0].y]
  for (const { coords, straight } of ring)
    straight.forEach((isLine, i) => {
      const [x1, y1, x2, y2, x, y] = coords.slice(i * 6, i * 6 + 6)
      const [fromX, fromY] = points.slice(-2)
      if (isLine) points.push((2 * fromX + x) / 3, (2 * fromY + y) / 3, (fromX + 2 * x) / 3, (fromY + 2 * y) / 3, x, y)
      else points.push(x1, y1, x2, y2, x, y)
    })
  // A ring that ends before its start is closed by a line.
  const [x, y] = points.slice(-2)
  const [startX, startY] = points
  if (Math.hypot(x - startX, y - startY) > 1e-9)
    points.push((2 * x + startX) / 3, (2 * y + startY) / 3, (x + 2 * startX) / 3, (y + 2 * startY) / 3, startX, startY)
  return points
}
