import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Cómo es una reparación, paso a paso',
  summary:
    'Desde la primera pregunta hasta el teléfono en su mano: qué pasa, cuánto tarda y en qué momentos decide usted.',
  coverAlt: 'Una mesa de trabajo con un teléfono abierto, su tapa trasera, un destornillador y tornillos',
  body: `
La mayoría de las personas manda a reparar un teléfono una vez cada varios años y no sabe qué esperar. Este es el camino de una reparación en Carelane, con los cuatro momentos en que decide usted.

:::steps
# Consulte la garantía
La [consulta de garantía](page:warranty-check) le dice al instante si su teléfono está cubierto. Necesita su [IMEI](article:find-your-imei-number).

# Guarde sus datos
Una reparación puede exigir restablecer el teléfono. [Guarde sus datos](article:back-up-phone-before-repair), saque la tarjeta SIM y la de memoria, y cierre la sesión de su cuenta.

# Entréguelo
Lleve el dispositivo, el cargador si la falla tiene que ver con la carga, y la factura si la tiene. Cuente qué pasó y cuándo. Recibe una orden con un número: guárdelo, porque con él puede preguntar en cualquier momento cómo va la reparación.

# Reciba el presupuesto
Un técnico examina el dispositivo. Si hay algo que pagar, recibe primero un precio, con la pieza y la mano de obra por separado. Usted dice sí o no.

# Espere la reparación
El plazo habitual es de 3 a 7 días hábiles desde el día en que empieza la reparación. Es orientativo, y los feriados lo alargan. Si falta una pieza, le avisamos.

# Pruébelo y lléveselo
Pruebe lo que fallaba antes de irse: haga una llamada, tome una foto, póngalo a cargar. Compare el IMEI de la orden con el del teléfono.
:::

## Qué decide usted

- Si se repara o no, cuando ya sabe el precio.
- Si el teléfono se puede borrar.
- Qué se hace si aparece otra falla: preguntamos antes de seguir.
- Si se lleva la pieza cambiada, cuando la garantía no la reclama.

:::hint
La tarjeta que viene en la caja de algunos dispositivos le da atención prioritaria en un centro de servicio. Muéstrela al llegar.
:::

## Si no queda bien

Vuelva con la orden. La misma falla, poco después de una reparación, se revisa otra vez con prioridad. Y cuéntenos cómo le fue, bien o mal: cada calificación la leen personas que pueden cambiar algo.

## Televisores y electrodomésticos grandes

Un televisor, una lavadora o un refrigerador muchas veces se reparan en su casa. Tenga a mano el modelo y el número de serie de la etiqueta, despeje el paso hasta el aparato y esté presente cuando el técnico lo pruebe.
`,
}
