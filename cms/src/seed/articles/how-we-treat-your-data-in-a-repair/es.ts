import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Cómo tratamos sus datos en una reparación',
  summary:
    'En un teléfono cabe media vida. Esto es lo que los técnicos pueden ver, lo que nunca hacen y lo que puede hacer usted.',
  coverAlt: 'Un gran candado entre un teléfono con contactos y una carpeta con fotos',
  body: `
Quien entrega un teléfono entrega también fotos, chats y aplicaciones del banco. Usted debe saber qué pasa con ellos. Estas son las reglas que valen para toda reparación de Carelane.

## Lo que nunca hacemos

- No miramos fotos, mensajes, contactos ni el historial de su navegador.
- No copiamos el contenido de su dispositivo.
- No pedimos contraseñas de cuentas, bancos o correo.
- No instalamos nada que la reparación no necesite.

## Lo que un técnico necesita

Algunas pruebas exigen un teléfono desbloqueado: función táctil, cámaras, micrófono, carga, red. Para eso basta una de estas tres maneras.

:::steps
# Usted borra el teléfono
Es la mejor manera si todavía funciona. Primero [guarde sus datos](article:back-up-phone-before-repair) y después restablézcalo en Ajustes.

# Usted activa un modo de reparación
Algunos teléfonos tienen un modo que oculta sus datos detrás de un usuario nuevo y vacío. Busque «modo de reparación» o «modo de mantenimiento» en Ajustes.

# Usted lo desbloquea
Puede esperar durante una prueba corta y escribir usted el código, al entregar el teléfono y al recogerlo.
:::

:::warning
Nunca escriba su código en la orden ni lo envíe por mensaje. Nadie de nuestro servicio pide la contraseña de su cuenta, y nadie lo llama para obtenerla. Si alguien lo hace, cuelgue y llame a la línea de atención que está al pie de la página.
:::

## Cuando se cambia una pieza con memoria

En la mayoría de los teléfonos, los datos están en la placa base. Si hay que cambiarla, los datos se van con ella; se lo decimos antes, y usted decide. Las placas retiradas no se entregan a nadie en un estado en que se puedan usar.

## Cuando se borra el teléfono

Con algunas fallas, restablecer el teléfono es parte de la reparación. Antes le preguntamos. Sin una copia, lo que había en él no se puede recuperar, y no podemos hacernos responsables. Tómese por eso media hora antes.

## Lo que guardamos

La orden contiene lo que una reparación necesita: su nombre y una forma de comunicarnos con usted, el IMEI o el número de serie, la falla, las piezas y las fechas. Puede preguntar qué hay guardado sobre usted y pedir que se corrijan los errores. La política de privacidad, al pie de la página, explica cómo.

Si tiene la impresión de que alguien no respetó estas reglas, díganoslo por la línea de atención o cuando califique su reparación.
`,
}
