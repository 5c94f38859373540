/** A 360° image, viewed from its center. */
export interface Panorama {
  /** `turn` is a fraction of a full turn, 0.5 is the center of the image; `tilt` is in radians. */
  look(turn: number, tilt: number): void;
  close(): void;
}

const corners = new Float32Array([-1, -1, 3, -1, -1, 3]);

const vertex = `#version 300 es
in vec2 corner; out vec2 at;
void main(){ at = corner; gl_Position = vec4(corner, 0., 1.); }`;

/** Casts a ray through each pixel, turned and tilted, and samples the image where it hits. */
const fragment = `#version 300 es
precision highp float;
in vec2 at; out vec4 color;
uniform sampler2D picture; uniform float aspect; uniform vec2 view;
const float PI = 3.14159265;
void main(){
  vec3 ray = normalize(vec3(at.x * aspect * .62, at.y * .62, 1.));
  float s = sin(view.y), c = cos(view.y);
  ray = vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y);
  float across = atan(ray.x, ray.z) / (2. * PI) + view.x;
  float down = .5 - asin(clamp(ray.y, -1., 1.)) / PI;
  color = textureLod(picture, vec2(fract(across), down), 0.);
}`;

/** Null if WebGL 2 is unavailable. */
export function openPanorama(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
): Panorama | null {
  const gl = canvas.getContext('webgl2', { antialias: false });
  const program = gl && linked(gl);
  if (!gl || !program) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL method, not a hook
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const aspect = gl.getUniformLocation(program, 'aspect');
  const view = gl.getUniformLocation(program, 'view');
  let frame = 0;
  let last: [number, number] = [0.5, 0];
  const draw = () => {
    frame = 0;
    const { clientWidth, clientHeight } = canvas;
    const density = Math.min(devicePixelRatio, 2);
    canvas.width = clientWidth * density;
    canvas.height = clientHeight * density;
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform1f(aspect, clientWidth / Math.max(1, clientHeight));
    gl.uniform2f(view, ...last);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  const soon = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const size = new ResizeObserver(soon);
  size.observe(canvas);
  return {
    look: (turn, tilt) => {
      last = [turn, tilt];
      soon();
    },
    close: () => {
      size.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
