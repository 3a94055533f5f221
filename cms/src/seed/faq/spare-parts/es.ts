import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'find-the-price-of-a-part': {
    question: '¿Dónde encuentro el precio de un repuesto?',
    answer: `
En [precios de repuestos](page:spare-parts-price). Elija, uno tras otro:

1. el producto y la marca,
2. la serie y el modelo,
3. el tipo de pieza, como pantalla o batería,
4. para las placas base, el tamaño de la memoria y del almacenamiento.

Ve el precio de la pieza, la mano de obra y el total. Los tres son precios de referencia para su país. Si no sabe el modelo, mire en Ajustes, en «Acerca del teléfono», o en la caja.

Si falta un modelo, puede ser más nuevo o más antiguo que la lista. Un [centro de servicio](page:service-center) puede decirle el precio de todos modos.
`,
  },
  'why-the-final-price-can-differ': {
    question: '¿Por qué el precio final puede ser distinto del que muestra el sitio?',
    answer: `
El sitio conoce la pieza que usted eligió. El técnico conoce su dispositivo. Estos son los motivos habituales:

- **Otra falla detrás de la primera.** Un teléfono que no carga puede necesitar un puerto, una batería o una placa base.
- **Daños alrededor.** Un marco doblado rompe una pantalla nueva en pocos días, por eso se cambian los dos.
- **Garantía o protección.** Entonces paga menos, o nada.
- **Un precio más reciente.** Los precios cambian; vale el del día del presupuesto.

Recibe el presupuesto antes de que empiece la reparación, con la pieza y la mano de obra por separado. Si es más de lo que esperaba, diga que no y llévese el dispositivo como está. Pregunte antes si la revisión tiene costo.
`,
  },
  'is-my-part-genuine': {
    question: '¿Cómo sé si una pieza es original?',
    answer: `
Las piezas de nuestro servicio llevan un número de serie. Escríbalo en [comprobar una pieza](page:spare-parts-serial) y recibe una de dos respuestas: el número es original y pertenece a nuestro servicio, o no.

Copie el número de la etiqueta de la pieza o de su bolsa, con letras y números tal como están. \`O\` y \`0\`, \`I\` y \`1\` se confunden con facilidad, así que pruebe las dos formas antes de sacar una conclusión.

:::warning
Una batería que no es original puede hincharse o arder. Si la suya se abulta, huele o se calienta en reposo, deje de cargarla y llévela a un [centro de servicio](page:service-center). No la presione ni la perfore.
:::
`,
  },
  'can-i-keep-the-old-part': {
    question: '¿Puedo quedarme con la pieza que se cambió?',
    answer: `
Muchas veces sí, si usted pagó la reparación. Dígalo al entregar el dispositivo, porque las piezas se clasifican el mismo día. Hay tres excepciones:

- En una reparación con garantía o protección, la pieza vieja normalmente se entrega a cambio de la nueva y se devuelve.
- Las baterías hinchadas o con fugas se quedan con nosotros; llevarlas a casa es peligroso.
- Las placas base cambiadas contienen sus datos. No se entregan a nadie en un estado en que se puedan usar.

Lo que se queda con nosotros se desarma y se recicla. [Qué pasa con los aparatos viejos](article:what-happens-to-old-electronics) cuenta cómo, y qué puede hacer usted con el dispositivo viejo.
`,
  },
}
