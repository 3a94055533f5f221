import { kindOf } from './product-kinds'

/** SQL: whether a centre repairs the model and has the part. */
export function hasPart(centre: string, model: string, part: string): string {
  return /* sql */ `EXISTS (
    SELECT FROM part_stocks shelf JOIN products product ON product.id = shelf.product_id
    WHERE product.name = ${model} AND shelf.category = ${part} AND shelf.stock = ${centre}.stock AND shelf.pieces > 0
      AND ${kindOf('product')} = ANY (${centre}.device_kinds)
  )`
}
