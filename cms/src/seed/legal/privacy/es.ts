import type { LegalText } from '../legal-text'

export const es: LegalText = {
  title: 'Política de privacidad',
  body: `
:::warning
Texto de muestra para una demostración. El grupo de Aster, Kite y Solis es inventado. Antes de que este sitio atienda a clientes reales, un abogado debe reemplazar esta página.
:::

Esta página dice qué datos suyos usamos, para qué, y qué puede pedirnos.

## Quién es responsable

Carelane, el servicio posventa de Aster, Kite y Solis. La dirección, la línea de atención y el correo de su país están al pie de cada página.

## Qué usamos y para qué

- **Para consultar algo.** El IMEI, número de serie o de orden que escribe sirve solo para esa respuesta. No se guarda ni pasa a una dirección web.
- **Para reparar.** La orden contiene su nombre, una forma de contactarlo, el dispositivo con su número, la falla, las piezas y las fechas.
- **Para una cita o una respuesta.** Su nombre, teléfono o correo, y lo que nos escribe.
- **Para vender un plan de protección.** Su cuenta en el proveedor de acceso, su nombre y teléfono, el IMEI y el estado del pago. Los datos de la tarjeta van al proveedor de pagos y no a nosotros.
- **Para desbloquear un teléfono.** Una foto de su documento de identidad y de la factura, como lo pide la solicitud. Solo las ve quien la revisa.
- **Para la seguridad del sitio.** Registros técnicos de visitas, con números de dispositivos y teléfonos hechos ilegibles.

## Qué no hacemos

No vendemos datos. No miramos el contenido de un dispositivo que nos entrega. No pedimos contraseñas.

## Quién más recibe datos

El centro que repara su dispositivo, el servicio de entrega si lo pide y el proveedor de pagos si paga. Cada uno recibe solo lo que necesita.

## Cuánto tiempo los guardamos

Mientras hagan falta para lo anterior y mientras la ley de su país exija registros de reparaciones y pagos. Después se borran.

## Qué puede pedir

Saber qué guardamos sobre usted, corregir errores, borrar lo que ya no hace falta y oponerse a un uso. Escríbanos por la [página de contacto](page:contact). También puede reclamar ante la autoridad de protección de datos de su país.

## Cookies

La [política de cookies](page:policy/cookies) dice qué guarda este sitio en su navegador.

## Cambios

Cuando esta página cambia, arriba figura el día desde el que vale el nuevo texto.
`,
}
