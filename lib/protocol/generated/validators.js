// Generated from public/schemas by lib/build/compile-schemas.mjs: do not edit.
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __export = (target, all) => {
  for (var name2 in all)
    __defProp(target, name2, { get: all[name2], enumerable: !0 });
}, __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: !0 }), mod);

// lib/protocol/first-repeat.ts
var first_repeat_exports = {};
__export(first_repeat_exports, {
  firstRepeat: () => firstRepeat
});
function firstRepeat(list) {
  if (list.length <= 12) {
    for (let at = 1; at < list.length; at += 1) {
      let element = list[at];
      for (let before = 0; before < at; before += 1) if (list[before] === element) return at;
    }
    return -1;
  }
  let seen = /* @__PURE__ */ new Set();
  for (let [at, element] of list.entries()) {
    if (seen.has(element)) return at;
    seen.add(element);
  }
  return -1;
}
var init_first_repeat = __esm({
  "lib/protocol/first-repeat.ts"() {
    "use strict";
  }
});

// lib/protocol/formats.ts
var formats_exports = {};
__export(formats_exports, {
  formats: () => formats,
  isDateTime: () => isDateTime,
  isUri: () => isUri
});
function isDateTime(text) {
  let year = digits(text, 0, 4), month = digits(text, 5, 2), day = digits(text, 8, 2);
  if (text.charCodeAt(4) !== 45 || text.charCodeAt(7) !== 45 || !isDay(year, month, day)) return !1;
  let hour = digits(text, 11, 2), minute = digits(text, 14, 2), second = digits(text, 17, 2);
  if (!/[Tt]/.test(text.charAt(10)) || text.charCodeAt(13) !== 58 || text.charCodeAt(16) !== 58 || !(hour <= 23 && minute <= 59 && second <= 60)) return !1;
  let offset = offsetOf(text, afterFraction(text));
  return Number.isNaN(offset) ? !1 : second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}
function digits(text, at, count) {
  let value = 0;
  for (let index = at; index < at + count; index += 1) {
    let digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
function isDay(year, month, day) {
  let leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (monthLengths[month - 1] ?? 0) && !(month === 2 && day === 29 && !leap) && year >= 0;
}
function afterFraction(text) {
  if (text[19] !== ".") return 19;
  let at = 20;
  for (; !Number.isNaN(digits(text, at, 1)); ) at += 1;
  return at === 20 ? 19 : at;
}
function offsetOf(text, at) {
  let sign = text.charAt(at);
  if (/[Zz]/.test(sign)) return text.length === at + 1 ? 0 : Number.NaN;
  let hour = digits(text, at + 1, 2), minute = digits(text, at + 4, 2);
  return !/[+-]/.test(sign) || text.charCodeAt(at + 3) !== 58 || text.length !== at + 6 || !(hour <= 23 && minute <= 59) ? Number.NaN : (hour * 60 + minute) * (sign === "-" ? -1 : 1);
}
function isUri(text) {
  return uri.test(text);
}
var monthLengths, character, name, user, address, uri, formats, init_formats = __esm({
  "lib/protocol/formats.ts"() {
    "use strict";
    monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    character = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})", name = "(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*", user = "(?:(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?", address = "\\[(?:[0-9A-Fa-f:.]+|v[0-9A-Fa-f]+\\.[A-Za-z0-9._~!$&'()*+,;=:-]+)\\]", uri = new RegExp(
      `^[A-Za-z][A-Za-z0-9+.-]*:(?://${user}(?:${address}|${name})(?::[0-9]*)?(?:/${character}*)*|/?(?:${character}+(?:/${character}*)*)?)(?:\\?(?:${character}|[/?])*)?(?:#(?:${character}|[/?])*)?$`
    );
    formats = { "date-time": isDateTime, uri: isUri };
  }
});

// <stdin>
function fault(list, instancePath, keyword, params) {
  let entry = { instancePath, keyword, params };
  return list === null ? [entry] : (list.push(entry), list);
}
var requestEnvelope = validate21;
var schema34 = { type: ["string", "integer"], minLength: 1 };
var schema36 = { type: "object", required: ["effects"], properties: { effects: { type: "array", uniqueItems: !0, items: { type: "string", if: { pattern: "\\." }, then: { $ref: "#/$defs/common.schema.json/$defs/dottedName" }, else: { enum: ["deny", "allow", "ask", "modify", "message", "return", "flow", "inject"] } } }, modify: { type: "object", minProperties: 1, properties: { input: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, output: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, prompt: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, request: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, response: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, content: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, instructions: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, summary: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" }, workspace: { $ref: "#/$defs/capabilities.schema.json/$defs/grant" } } }, flow: { type: "object", required: ["operations"], properties: { operations: { type: "array", minItems: 1, uniqueItems: !0, items: { enum: ["stop", "continue"] } }, remainingContinuations: { $ref: "#/$defs/common.schema.json/$defs/count" }, continuationCount: { $ref: "#/$defs/common.schema.json/$defs/count" }, maxContinuations: { $ref: "#/$defs/common.schema.json/$defs/count" } }, if: { required: ["operations"], properties: { operations: { type: "array", contains: { const: "continue" } } } }, then: { required: ["remainingContinuations", "continuationCount"] } }, inject: { type: "object", required: ["context"], properties: { context: { type: "object", required: ["append", "deliverAt"], properties: { append: { const: !0 }, deliverAt: { type: "array", minItems: 1, uniqueItems: !0, items: { enum: ["now", "next_turn"] } } } } } }, elicitation: { type: "object", properties: { form: { type: "object" }, url: { type: "object" } } } }, allOf: [{ if: { required: ["effects"], properties: { effects: { type: "array", contains: { const: "modify" } } } }, then: { required: ["modify"] }, else: { if: { required: ["effects"], properties: { effects: { type: "array" } } }, then: { properties: { modify: !1 } } } }, { if: { required: ["effects"], properties: { effects: { type: "array", contains: { const: "flow" } } } }, then: { required: ["flow"] }, else: { if: { required: ["effects"], properties: { effects: { type: "array" } } }, then: { properties: { flow: !1 } } } }, { if: { required: ["effects"], properties: { effects: { type: "array", contains: { const: "inject" } } } }, then: { required: ["inject"] }, else: { if: { required: ["effects"], properties: { effects: { type: "array" } } }, then: { properties: { inject: !1 } } } }], $defs: { grant: { type: "object", required: ["replace", "merge"], properties: { replace: { type: "boolean" }, merge: { type: "boolean" } }, if: { required: ["replace"], properties: { replace: { const: !1 } } }, then: { properties: { merge: { not: { const: !1 } } } } } } };
var pattern4 = new RegExp("\\.", "u"), pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z0-9_][A-Za-z0-9_-]*)+$", "u"), func0 = (init_first_repeat(), __toCommonJS(first_repeat_exports)).firstRepeat;
function validate22(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.effects === void 0 && (missing0 = "effects"))
      errors++;
    else if (data.effects !== void 0) {
      let data0 = data.effects;
      if (errors === errors)
        if (Array.isArray(data0)) {
          let _errs6 = errors, len0 = data0.length;
          for (let i0 = 0; i0 < len0; i0++) {
            let _errs7 = errors;
            data0[i0] !== "modify" && errors++;
            var valid3 = _errs7 === errors;
            if (valid3)
              break;
          }
          valid3 ? (errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null)) : errors++;
        } else
          errors++;
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs8 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.modify === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "modify" }), errors++);
    var _valid0 = _errs8 === errors;
    valid1 = _valid0, ifClause0 = "then";
  } else {
    let _errs9 = errors, _errs10 = errors, valid4 = !0, _errs11 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      data.effects === void 0 && (missing1 = "effects") ? errors++ : data.effects !== void 0 && (Array.isArray(data.effects) || errors++);
    }
    var _valid1 = _errs11 === errors;
    if (errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null), _valid1) {
      let _errs14 = errors;
      data && typeof data == "object" && !Array.isArray(data) && data.modify !== void 0 && (vErrors = fault(vErrors, instancePath + "/modify", "false schema", {}), errors++);
      var _valid1 = _errs14 === errors;
      valid4 = _valid1;
    }
    valid4 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
    var _valid0 = _errs9 === errors;
    valid1 = _valid0, ifClause0 = "else";
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause0 }), errors++);
  let _errs16 = errors, valid7 = !0, _errs17 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.effects === void 0 && (missing2 = "effects"))
      errors++;
    else if (data.effects !== void 0) {
      let data4 = data.effects;
      if (errors === errors)
        if (Array.isArray(data4)) {
          let _errs20 = errors, len1 = data4.length;
          for (let i1 = 0; i1 < len1; i1++) {
            let _errs21 = errors;
            data4[i1] !== "flow" && errors++;
            var valid9 = _errs21 === errors;
            if (valid9)
              break;
          }
          valid9 ? (errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null)) : errors++;
        } else
          errors++;
    }
  }
  var _valid2 = _errs17 === errors;
  errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
  let ifClause1;
  if (_valid2) {
    let _errs22 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.flow === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "flow" }), errors++);
    var _valid2 = _errs22 === errors;
    valid7 = _valid2, ifClause1 = "then";
  } else {
    let _errs23 = errors, _errs24 = errors, valid10 = !0, _errs25 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      data.effects === void 0 && (missing3 = "effects") ? errors++ : data.effects !== void 0 && (Array.isArray(data.effects) || errors++);
    }
    var _valid3 = _errs25 === errors;
    if (errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null), _valid3) {
      let _errs28 = errors;
      data && typeof data == "object" && !Array.isArray(data) && data.flow !== void 0 && (vErrors = fault(vErrors, instancePath + "/flow", "false schema", {}), errors++);
      var _valid3 = _errs28 === errors;
      valid10 = _valid3;
    }
    valid10 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
    var _valid2 = _errs23 === errors;
    valid7 = _valid2, ifClause1 = "else";
  }
  valid7 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause1 }), errors++);
  let _errs30 = errors, valid13 = !0, _errs31 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing4;
    if (data.effects === void 0 && (missing4 = "effects"))
      errors++;
    else if (data.effects !== void 0) {
      let data8 = data.effects;
      if (errors === errors)
        if (Array.isArray(data8)) {
          let _errs34 = errors, len2 = data8.length;
          for (let i2 = 0; i2 < len2; i2++) {
            let _errs35 = errors;
            data8[i2] !== "inject" && errors++;
            var valid15 = _errs35 === errors;
            if (valid15)
              break;
          }
          valid15 ? (errors = _errs34, vErrors !== null && (_errs34 ? vErrors.length = _errs34 : vErrors = null)) : errors++;
        } else
          errors++;
    }
  }
  var _valid4 = _errs31 === errors;
  errors = _errs30, vErrors !== null && (_errs30 ? vErrors.length = _errs30 : vErrors = null);
  let ifClause2;
  if (_valid4) {
    let _errs36 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.inject === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "inject" }), errors++);
    var _valid4 = _errs36 === errors;
    valid13 = _valid4, ifClause2 = "then";
  } else {
    let _errs37 = errors, _errs38 = errors, valid16 = !0, _errs39 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing5;
      data.effects === void 0 && (missing5 = "effects") ? errors++ : data.effects !== void 0 && (Array.isArray(data.effects) || errors++);
    }
    var _valid5 = _errs39 === errors;
    if (errors = _errs38, vErrors !== null && (_errs38 ? vErrors.length = _errs38 : vErrors = null), _valid5) {
      let _errs42 = errors;
      data && typeof data == "object" && !Array.isArray(data) && data.inject !== void 0 && (vErrors = fault(vErrors, instancePath + "/inject", "false schema", {}), errors++);
      var _valid5 = _errs42 === errors;
      valid16 = _valid5;
    }
    valid16 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
    var _valid4 = _errs37 === errors;
    valid13 = _valid4, ifClause2 = "else";
  }
  if (valid13 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause2 }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.effects === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "effects" }), errors++), data.effects !== void 0) {
      let data12 = data.effects;
      if (Array.isArray(data12)) {
        let len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data13 = data12[i3];
          typeof data13 != "string" && (vErrors = fault(vErrors, instancePath + "/effects/" + i3, "type", { type: "string" }), errors++);
          let _errs47 = errors, valid22 = !0, _errs48 = errors;
          typeof data13 == "string" && (pattern4.test(data13) || errors++);
          var _valid6 = _errs48 === errors;
          errors = _errs47, vErrors !== null && (_errs47 ? vErrors.length = _errs47 : vErrors = null);
          let ifClause3;
          if (_valid6) {
            let _errs49 = errors;
            typeof data13 == "string" ? pattern5.test(data13) || (vErrors = fault(vErrors, instancePath + "/effects/" + i3, "pattern", { pattern: "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z0-9_][A-Za-z0-9_-]*)+$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/effects/" + i3, "type", { type: "string" }), errors++);
            var _valid6 = _errs49 === errors;
            valid22 = _valid6, ifClause3 = "then";
          } else {
            let _errs52 = errors;
            data13 === "deny" || data13 === "allow" || data13 === "ask" || data13 === "modify" || data13 === "message" || data13 === "return" || data13 === "flow" || data13 === "inject" || (vErrors = fault(vErrors, instancePath + "/effects/" + i3, "enum", { allowedValues: schema36.properties.effects.items.else.enum }), errors++);
            var _valid6 = _errs52 === errors;
            valid22 = _valid6, ifClause3 = "else";
          }
          valid22 || (vErrors = fault(vErrors, instancePath + "/effects/" + i3, "if", { failingKeyword: ifClause3 }), errors++);
        }
        let at0 = func0(data12);
        at0 >= 0 && (vErrors = fault(vErrors, instancePath + "/effects", "uniqueItems", { at: at0 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/effects", "type", { type: "array" }), errors++;
    }
    if (data.modify !== void 0) {
      let data14 = data.modify;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (Object.keys(data14).length < 1 && (vErrors = fault(vErrors, instancePath + "/modify", "minProperties", { limit: 1 }), errors++), data14.input !== void 0) {
          let data15 = data14.input, _errs58 = errors, valid26 = !0, _errs59 = errors;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            let missing6;
            (data15.replace === void 0 && (missing6 = "replace") || data15.replace !== void 0 && data15.replace !== !1) && errors++;
          }
          var _valid7 = _errs59 === errors;
          if (errors = _errs58, vErrors !== null && (_errs58 ? vErrors.length = _errs58 : vErrors = null), _valid7) {
            let _errs61 = errors;
            if (data15 && typeof data15 == "object" && !Array.isArray(data15) && data15.merge !== void 0) {
              let _errs63 = errors, _errs64 = errors;
              data15.merge !== !1 && errors++;
              var valid29 = _errs64 === errors;
              valid29 ? (vErrors = fault(vErrors, instancePath + "/modify/input/merge", "not", {}), errors++) : (errors = _errs63, vErrors !== null && (_errs63 ? vErrors.length = _errs63 : vErrors = null));
            }
            var _valid7 = _errs61 === errors;
            valid26 = _valid7;
          }
          valid26 || (vErrors = fault(vErrors, instancePath + "/modify/input", "if", { failingKeyword: "then" }), errors++), data15 && typeof data15 == "object" && !Array.isArray(data15) ? (data15.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/input", "required", { missingProperty: "replace" }), errors++), data15.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/input", "required", { missingProperty: "merge" }), errors++), data15.replace !== void 0 && typeof data15.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/input/replace", "type", { type: "boolean" }), errors++), data15.merge !== void 0 && typeof data15.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/input/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/input", "type", { type: "object" }), errors++);
        }
        if (data14.output !== void 0) {
          let data20 = data14.output, _errs72 = errors, valid32 = !0, _errs73 = errors;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            let missing7;
            (data20.replace === void 0 && (missing7 = "replace") || data20.replace !== void 0 && data20.replace !== !1) && errors++;
          }
          var _valid8 = _errs73 === errors;
          if (errors = _errs72, vErrors !== null && (_errs72 ? vErrors.length = _errs72 : vErrors = null), _valid8) {
            let _errs75 = errors;
            if (data20 && typeof data20 == "object" && !Array.isArray(data20) && data20.merge !== void 0) {
              let _errs77 = errors, _errs78 = errors;
              data20.merge !== !1 && errors++;
              var valid35 = _errs78 === errors;
              valid35 ? (vErrors = fault(vErrors, instancePath + "/modify/output/merge", "not", {}), errors++) : (errors = _errs77, vErrors !== null && (_errs77 ? vErrors.length = _errs77 : vErrors = null));
            }
            var _valid8 = _errs75 === errors;
            valid32 = _valid8;
          }
          valid32 || (vErrors = fault(vErrors, instancePath + "/modify/output", "if", { failingKeyword: "then" }), errors++), data20 && typeof data20 == "object" && !Array.isArray(data20) ? (data20.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/output", "required", { missingProperty: "replace" }), errors++), data20.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/output", "required", { missingProperty: "merge" }), errors++), data20.replace !== void 0 && typeof data20.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/output/replace", "type", { type: "boolean" }), errors++), data20.merge !== void 0 && typeof data20.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/output/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/output", "type", { type: "object" }), errors++);
        }
        if (data14.prompt !== void 0) {
          let data25 = data14.prompt, _errs86 = errors, valid38 = !0, _errs87 = errors;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            let missing8;
            (data25.replace === void 0 && (missing8 = "replace") || data25.replace !== void 0 && data25.replace !== !1) && errors++;
          }
          var _valid9 = _errs87 === errors;
          if (errors = _errs86, vErrors !== null && (_errs86 ? vErrors.length = _errs86 : vErrors = null), _valid9) {
            let _errs89 = errors;
            if (data25 && typeof data25 == "object" && !Array.isArray(data25) && data25.merge !== void 0) {
              let _errs91 = errors, _errs92 = errors;
              data25.merge !== !1 && errors++;
              var valid41 = _errs92 === errors;
              valid41 ? (vErrors = fault(vErrors, instancePath + "/modify/prompt/merge", "not", {}), errors++) : (errors = _errs91, vErrors !== null && (_errs91 ? vErrors.length = _errs91 : vErrors = null));
            }
            var _valid9 = _errs89 === errors;
            valid38 = _valid9;
          }
          valid38 || (vErrors = fault(vErrors, instancePath + "/modify/prompt", "if", { failingKeyword: "then" }), errors++), data25 && typeof data25 == "object" && !Array.isArray(data25) ? (data25.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/prompt", "required", { missingProperty: "replace" }), errors++), data25.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/prompt", "required", { missingProperty: "merge" }), errors++), data25.replace !== void 0 && typeof data25.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/prompt/replace", "type", { type: "boolean" }), errors++), data25.merge !== void 0 && typeof data25.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/prompt/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/prompt", "type", { type: "object" }), errors++);
        }
        if (data14.request !== void 0) {
          let data30 = data14.request, _errs100 = errors, valid44 = !0, _errs101 = errors;
          if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
            let missing9;
            (data30.replace === void 0 && (missing9 = "replace") || data30.replace !== void 0 && data30.replace !== !1) && errors++;
          }
          var _valid10 = _errs101 === errors;
          if (errors = _errs100, vErrors !== null && (_errs100 ? vErrors.length = _errs100 : vErrors = null), _valid10) {
            let _errs103 = errors;
            if (data30 && typeof data30 == "object" && !Array.isArray(data30) && data30.merge !== void 0) {
              let _errs105 = errors, _errs106 = errors;
              data30.merge !== !1 && errors++;
              var valid47 = _errs106 === errors;
              valid47 ? (vErrors = fault(vErrors, instancePath + "/modify/request/merge", "not", {}), errors++) : (errors = _errs105, vErrors !== null && (_errs105 ? vErrors.length = _errs105 : vErrors = null));
            }
            var _valid10 = _errs103 === errors;
            valid44 = _valid10;
          }
          valid44 || (vErrors = fault(vErrors, instancePath + "/modify/request", "if", { failingKeyword: "then" }), errors++), data30 && typeof data30 == "object" && !Array.isArray(data30) ? (data30.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/request", "required", { missingProperty: "replace" }), errors++), data30.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/request", "required", { missingProperty: "merge" }), errors++), data30.replace !== void 0 && typeof data30.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/request/replace", "type", { type: "boolean" }), errors++), data30.merge !== void 0 && typeof data30.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/request/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/request", "type", { type: "object" }), errors++);
        }
        if (data14.response !== void 0) {
          let data35 = data14.response, _errs114 = errors, valid50 = !0, _errs115 = errors;
          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
            let missing10;
            (data35.replace === void 0 && (missing10 = "replace") || data35.replace !== void 0 && data35.replace !== !1) && errors++;
          }
          var _valid11 = _errs115 === errors;
          if (errors = _errs114, vErrors !== null && (_errs114 ? vErrors.length = _errs114 : vErrors = null), _valid11) {
            let _errs117 = errors;
            if (data35 && typeof data35 == "object" && !Array.isArray(data35) && data35.merge !== void 0) {
              let _errs119 = errors, _errs120 = errors;
              data35.merge !== !1 && errors++;
              var valid53 = _errs120 === errors;
              valid53 ? (vErrors = fault(vErrors, instancePath + "/modify/response/merge", "not", {}), errors++) : (errors = _errs119, vErrors !== null && (_errs119 ? vErrors.length = _errs119 : vErrors = null));
            }
            var _valid11 = _errs117 === errors;
            valid50 = _valid11;
          }
          valid50 || (vErrors = fault(vErrors, instancePath + "/modify/response", "if", { failingKeyword: "then" }), errors++), data35 && typeof data35 == "object" && !Array.isArray(data35) ? (data35.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/response", "required", { missingProperty: "replace" }), errors++), data35.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/response", "required", { missingProperty: "merge" }), errors++), data35.replace !== void 0 && typeof data35.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/response/replace", "type", { type: "boolean" }), errors++), data35.merge !== void 0 && typeof data35.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/response/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/response", "type", { type: "object" }), errors++);
        }
        if (data14.content !== void 0) {
          let data40 = data14.content, _errs128 = errors, valid56 = !0, _errs129 = errors;
          if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
            let missing11;
            (data40.replace === void 0 && (missing11 = "replace") || data40.replace !== void 0 && data40.replace !== !1) && errors++;
          }
          var _valid12 = _errs129 === errors;
          if (errors = _errs128, vErrors !== null && (_errs128 ? vErrors.length = _errs128 : vErrors = null), _valid12) {
            let _errs131 = errors;
            if (data40 && typeof data40 == "object" && !Array.isArray(data40) && data40.merge !== void 0) {
              let _errs133 = errors, _errs134 = errors;
              data40.merge !== !1 && errors++;
              var valid59 = _errs134 === errors;
              valid59 ? (vErrors = fault(vErrors, instancePath + "/modify/content/merge", "not", {}), errors++) : (errors = _errs133, vErrors !== null && (_errs133 ? vErrors.length = _errs133 : vErrors = null));
            }
            var _valid12 = _errs131 === errors;
            valid56 = _valid12;
          }
          valid56 || (vErrors = fault(vErrors, instancePath + "/modify/content", "if", { failingKeyword: "then" }), errors++), data40 && typeof data40 == "object" && !Array.isArray(data40) ? (data40.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/content", "required", { missingProperty: "replace" }), errors++), data40.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/content", "required", { missingProperty: "merge" }), errors++), data40.replace !== void 0 && typeof data40.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/content/replace", "type", { type: "boolean" }), errors++), data40.merge !== void 0 && typeof data40.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/content/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/content", "type", { type: "object" }), errors++);
        }
        if (data14.instructions !== void 0) {
          let data45 = data14.instructions, _errs142 = errors, valid62 = !0, _errs143 = errors;
          if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
            let missing12;
            (data45.replace === void 0 && (missing12 = "replace") || data45.replace !== void 0 && data45.replace !== !1) && errors++;
          }
          var _valid13 = _errs143 === errors;
          if (errors = _errs142, vErrors !== null && (_errs142 ? vErrors.length = _errs142 : vErrors = null), _valid13) {
            let _errs145 = errors;
            if (data45 && typeof data45 == "object" && !Array.isArray(data45) && data45.merge !== void 0) {
              let _errs147 = errors, _errs148 = errors;
              data45.merge !== !1 && errors++;
              var valid65 = _errs148 === errors;
              valid65 ? (vErrors = fault(vErrors, instancePath + "/modify/instructions/merge", "not", {}), errors++) : (errors = _errs147, vErrors !== null && (_errs147 ? vErrors.length = _errs147 : vErrors = null));
            }
            var _valid13 = _errs145 === errors;
            valid62 = _valid13;
          }
          valid62 || (vErrors = fault(vErrors, instancePath + "/modify/instructions", "if", { failingKeyword: "then" }), errors++), data45 && typeof data45 == "object" && !Array.isArray(data45) ? (data45.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/instructions", "required", { missingProperty: "replace" }), errors++), data45.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/instructions", "required", { missingProperty: "merge" }), errors++), data45.replace !== void 0 && typeof data45.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/instructions/replace", "type", { type: "boolean" }), errors++), data45.merge !== void 0 && typeof data45.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/instructions/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/instructions", "type", { type: "object" }), errors++);
        }
        if (data14.summary !== void 0) {
          let data50 = data14.summary, _errs156 = errors, valid68 = !0, _errs157 = errors;
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            let missing13;
            (data50.replace === void 0 && (missing13 = "replace") || data50.replace !== void 0 && data50.replace !== !1) && errors++;
          }
          var _valid14 = _errs157 === errors;
          if (errors = _errs156, vErrors !== null && (_errs156 ? vErrors.length = _errs156 : vErrors = null), _valid14) {
            let _errs159 = errors;
            if (data50 && typeof data50 == "object" && !Array.isArray(data50) && data50.merge !== void 0) {
              let _errs161 = errors, _errs162 = errors;
              data50.merge !== !1 && errors++;
              var valid71 = _errs162 === errors;
              valid71 ? (vErrors = fault(vErrors, instancePath + "/modify/summary/merge", "not", {}), errors++) : (errors = _errs161, vErrors !== null && (_errs161 ? vErrors.length = _errs161 : vErrors = null));
            }
            var _valid14 = _errs159 === errors;
            valid68 = _valid14;
          }
          valid68 || (vErrors = fault(vErrors, instancePath + "/modify/summary", "if", { failingKeyword: "then" }), errors++), data50 && typeof data50 == "object" && !Array.isArray(data50) ? (data50.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/summary", "required", { missingProperty: "replace" }), errors++), data50.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/summary", "required", { missingProperty: "merge" }), errors++), data50.replace !== void 0 && typeof data50.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/summary/replace", "type", { type: "boolean" }), errors++), data50.merge !== void 0 && typeof data50.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/summary/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/summary", "type", { type: "object" }), errors++);
        }
        if (data14.workspace !== void 0) {
          let data55 = data14.workspace, _errs170 = errors, valid74 = !0, _errs171 = errors;
          if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
            let missing14;
            (data55.replace === void 0 && (missing14 = "replace") || data55.replace !== void 0 && data55.replace !== !1) && errors++;
          }
          var _valid15 = _errs171 === errors;
          if (errors = _errs170, vErrors !== null && (_errs170 ? vErrors.length = _errs170 : vErrors = null), _valid15) {
            let _errs173 = errors;
            if (data55 && typeof data55 == "object" && !Array.isArray(data55) && data55.merge !== void 0) {
              let _errs175 = errors, _errs176 = errors;
              data55.merge !== !1 && errors++;
              var valid77 = _errs176 === errors;
              valid77 ? (vErrors = fault(vErrors, instancePath + "/modify/workspace/merge", "not", {}), errors++) : (errors = _errs175, vErrors !== null && (_errs175 ? vErrors.length = _errs175 : vErrors = null));
            }
            var _valid15 = _errs173 === errors;
            valid74 = _valid15;
          }
          valid74 || (vErrors = fault(vErrors, instancePath + "/modify/workspace", "if", { failingKeyword: "then" }), errors++), data55 && typeof data55 == "object" && !Array.isArray(data55) ? (data55.replace === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/workspace", "required", { missingProperty: "replace" }), errors++), data55.merge === void 0 && (vErrors = fault(vErrors, instancePath + "/modify/workspace", "required", { missingProperty: "merge" }), errors++), data55.replace !== void 0 && typeof data55.replace != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/workspace/replace", "type", { type: "boolean" }), errors++), data55.merge !== void 0 && typeof data55.merge != "boolean" && (vErrors = fault(vErrors, instancePath + "/modify/workspace/merge", "type", { type: "boolean" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/modify/workspace", "type", { type: "object" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/modify", "type", { type: "object" }), errors++;
    }
    if (data.flow !== void 0) {
      let data60 = data.flow, _errs183 = errors, valid79 = !0, _errs184 = errors;
      if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
        let missing15;
        if (data60.operations === void 0 && (missing15 = "operations"))
          errors++;
        else if (data60.operations !== void 0) {
          let data61 = data60.operations;
          if (errors === errors)
            if (Array.isArray(data61)) {
              let _errs187 = errors, len4 = data61.length;
              for (let i4 = 0; i4 < len4; i4++) {
                let _errs188 = errors;
                data61[i4] !== "continue" && errors++;
                var valid81 = _errs188 === errors;
                if (valid81)
                  break;
              }
              valid81 ? (errors = _errs187, vErrors !== null && (_errs187 ? vErrors.length = _errs187 : vErrors = null)) : errors++;
            } else
              errors++;
        }
      }
      var _valid16 = _errs184 === errors;
      if (errors = _errs183, vErrors !== null && (_errs183 ? vErrors.length = _errs183 : vErrors = null), _valid16) {
        let _errs189 = errors;
        data60 && typeof data60 == "object" && !Array.isArray(data60) && (data60.remainingContinuations === void 0 && (vErrors = fault(vErrors, instancePath + "/flow", "required", { missingProperty: "remainingContinuations" }), errors++), data60.continuationCount === void 0 && (vErrors = fault(vErrors, instancePath + "/flow", "required", { missingProperty: "continuationCount" }), errors++));
        var _valid16 = _errs189 === errors;
        valid79 = _valid16;
      }
      if (valid79 || (vErrors = fault(vErrors, instancePath + "/flow", "if", { failingKeyword: "then" }), errors++), data60 && typeof data60 == "object" && !Array.isArray(data60)) {
        if (data60.operations === void 0 && (vErrors = fault(vErrors, instancePath + "/flow", "required", { missingProperty: "operations" }), errors++), data60.operations !== void 0) {
          let data63 = data60.operations;
          if (Array.isArray(data63)) {
            data63.length < 1 && (vErrors = fault(vErrors, instancePath + "/flow/operations", "minItems", { limit: 1 }), errors++);
            let len5 = data63.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data64 = data63[i5];
              data64 === "stop" || data64 === "continue" || (vErrors = fault(vErrors, instancePath + "/flow/operations/" + i5, "enum", { allowedValues: schema36.properties.flow.properties.operations.items.enum }), errors++);
            }
            let at1 = func0(data63);
            at1 >= 0 && (vErrors = fault(vErrors, instancePath + "/flow/operations", "uniqueItems", { at: at1 }), errors++);
          } else
            vErrors = fault(vErrors, instancePath + "/flow/operations", "type", { type: "array" }), errors++;
        }
        if (data60.remainingContinuations !== void 0) {
          let data65 = data60.remainingContinuations;
          typeof data65 == "number" && !(data65 % 1) && !isNaN(data65) && isFinite(data65) || (vErrors = fault(vErrors, instancePath + "/flow/remainingContinuations", "type", { type: "integer" }), errors++), typeof data65 == "number" && isFinite(data65) && (data65 < 0 || isNaN(data65)) && (vErrors = fault(vErrors, instancePath + "/flow/remainingContinuations", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
        if (data60.continuationCount !== void 0) {
          let data66 = data60.continuationCount;
          typeof data66 == "number" && !(data66 % 1) && !isNaN(data66) && isFinite(data66) || (vErrors = fault(vErrors, instancePath + "/flow/continuationCount", "type", { type: "integer" }), errors++), typeof data66 == "number" && isFinite(data66) && (data66 < 0 || isNaN(data66)) && (vErrors = fault(vErrors, instancePath + "/flow/continuationCount", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
        if (data60.maxContinuations !== void 0) {
          let data67 = data60.maxContinuations;
          typeof data67 == "number" && !(data67 % 1) && !isNaN(data67) && isFinite(data67) || (vErrors = fault(vErrors, instancePath + "/flow/maxContinuations", "type", { type: "integer" }), errors++), typeof data67 == "number" && isFinite(data67) && (data67 < 0 || isNaN(data67)) && (vErrors = fault(vErrors, instancePath + "/flow/maxContinuations", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/flow", "type", { type: "object" }), errors++;
    }
    if (data.inject !== void 0) {
      let data68 = data.inject;
      if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
        if (data68.context === void 0 && (vErrors = fault(vErrors, instancePath + "/inject", "required", { missingProperty: "context" }), errors++), data68.context !== void 0) {
          let data69 = data68.context;
          if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
            if (data69.append === void 0 && (vErrors = fault(vErrors, instancePath + "/inject/context", "required", { missingProperty: "append" }), errors++), data69.deliverAt === void 0 && (vErrors = fault(vErrors, instancePath + "/inject/context", "required", { missingProperty: "deliverAt" }), errors++), data69.append !== void 0 && data69.append !== !0 && (vErrors = fault(vErrors, instancePath + "/inject/context/append", "const", { allowedValue: !0 }), errors++), data69.deliverAt !== void 0) {
              let data71 = data69.deliverAt;
              if (Array.isArray(data71)) {
                data71.length < 1 && (vErrors = fault(vErrors, instancePath + "/inject/context/deliverAt", "minItems", { limit: 1 }), errors++);
                let len6 = data71.length;
                for (let i6 = 0; i6 < len6; i6++) {
                  let data72 = data71[i6];
                  data72 === "now" || data72 === "next_turn" || (vErrors = fault(vErrors, instancePath + "/inject/context/deliverAt/" + i6, "enum", { allowedValues: schema36.properties.inject.properties.context.properties.deliverAt.items.enum }), errors++);
                }
                let at2 = func0(data71);
                at2 >= 0 && (vErrors = fault(vErrors, instancePath + "/inject/context/deliverAt", "uniqueItems", { at: at2 }), errors++);
              } else
                vErrors = fault(vErrors, instancePath + "/inject/context/deliverAt", "type", { type: "array" }), errors++;
            }
          } else
            vErrors = fault(vErrors, instancePath + "/inject/context", "type", { type: "object" }), errors++;
        }
      } else
        vErrors = fault(vErrors, instancePath + "/inject", "type", { type: "object" }), errors++;
    }
    if (data.elicitation !== void 0) {
      let data73 = data.elicitation;
      if (data73 && typeof data73 == "object" && !Array.isArray(data73)) {
        if (data73.form !== void 0) {
          let data74 = data73.form;
          data74 && typeof data74 == "object" && !Array.isArray(data74) || (vErrors = fault(vErrors, instancePath + "/elicitation/form", "type", { type: "object" }), errors++);
        }
        if (data73.url !== void 0) {
          let data75 = data73.url;
          data75 && typeof data75 == "object" && !Array.isArray(data75) || (vErrors = fault(vErrors, instancePath + "/elicitation/url", "type", { type: "object" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/elicitation", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate22.errors = vErrors, errors === 0;
}
var schema50 = { type: "object", required: ["permission", "candidate"], properties: { permission: { enum: ["none", "allow", "ask", "deny"] }, candidate: { type: ["object", "null"], required: ["value"], properties: { value: {}, provenance: { type: "object", properties: { requestId: {} } } } }, flow: { enum: ["none", "stop", "continue"] }, instructions: { type: "array", items: { $ref: "#/$defs/common.schema.json/$defs/text" } }, injections: { type: "array" } } };
function validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.permission === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "permission" }), errors++), data.candidate === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "candidate" }), errors++), data.permission !== void 0) {
      let data0 = data.permission;
      data0 === "none" || data0 === "allow" || data0 === "ask" || data0 === "deny" || (vErrors = fault(vErrors, instancePath + "/permission", "enum", { allowedValues: schema50.properties.permission.enum }), errors++);
    }
    if (data.candidate !== void 0) {
      let data1 = data.candidate;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null && (vErrors = fault(vErrors, instancePath + "/candidate", "type", { type: schema50.properties.candidate.type }), errors++), data1 && typeof data1 == "object" && !Array.isArray(data1) && (data1.value === void 0 && (vErrors = fault(vErrors, instancePath + "/candidate", "required", { missingProperty: "value" }), errors++), data1.provenance !== void 0)) {
        let data2 = data1.provenance;
        data2 && typeof data2 == "object" && !Array.isArray(data2) || (vErrors = fault(vErrors, instancePath + "/candidate/provenance", "type", { type: "object" }), errors++);
      }
    }
    if (data.flow !== void 0) {
      let data3 = data.flow;
      data3 === "none" || data3 === "stop" || data3 === "continue" || (vErrors = fault(vErrors, instancePath + "/flow", "enum", { allowedValues: schema50.properties.flow.enum }), errors++);
    }
    if (data.instructions !== void 0) {
      let data4 = data.instructions;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/instructions/" + i0, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/instructions/" + i0, "type", { type: "string" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/instructions", "type", { type: "array" }), errors++;
    }
    data.injections !== void 0 && (Array.isArray(data.injections) || (vErrors = fault(vErrors, instancePath + "/injections", "type", { type: "array" }), errors++));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate24.errors = vErrors, errors === 0;
}
function validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" }), errors++), data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.method === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "method" }), errors++), data.params === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "params" }), errors++), data.jsonrpc !== void 0 && data.jsonrpc !== "2.0" && (vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" }), errors++), data.id !== void 0) {
      let data1 = data.id;
      typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && (vErrors = fault(vErrors, instancePath + "/id", "type", { type: schema34.type }), errors++), typeof data1 == "string" && data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++);
    }
    if (data.method !== void 0 && data.method !== "hooks/intercept" && (vErrors = fault(vErrors, instancePath + "/method", "const", { allowedValue: "hooks/intercept" }), errors++), data.params !== void 0) {
      let data3 = data.params;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.protocolVersion === void 0 && (vErrors = fault(vErrors, instancePath + "/params", "required", { missingProperty: "protocolVersion" }), errors++), data3.event === void 0 && (vErrors = fault(vErrors, instancePath + "/params", "required", { missingProperty: "event" }), errors++), data3.capabilities === void 0 && (vErrors = fault(vErrors, instancePath + "/params", "required", { missingProperty: "capabilities" }), errors++), data3.protocolVersion !== void 0 && data3.protocolVersion !== "draft" && (vErrors = fault(vErrors, instancePath + "/params/protocolVersion", "const", { allowedValue: "draft" }), errors++), data3.event !== void 0) {
          let data5 = data3.event;
          data5 && typeof data5 == "object" && !Array.isArray(data5) || (vErrors = fault(vErrors, instancePath + "/params/event", "type", { type: "object" }), errors++);
        }
        if (data3.capabilities !== void 0 && (validate22(data3.capabilities, instancePath + "/params/capabilities") || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length)), data3.state !== void 0 && (validate24(data3.state, instancePath + "/params/state") || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data3.extensions !== void 0) {
          let data8 = data3.extensions;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8))
            for (let key0 in data8)
              pattern5.test(key0) || (vErrors = fault(vErrors, instancePath + "/params/extensions", "additionalProperties", { additionalProperty: key0 }), errors++);
          else
            vErrors = fault(vErrors, instancePath + "/params/extensions", "type", { type: "object" }), errors++;
        }
      } else
        vErrors = fault(vErrors, instancePath + "/params", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate21.errors = vErrors, errors === 0;
}
var notificationEnvelope = validate26;
function validate26(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" }), errors++), data.method === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "method" }), errors++), data.params === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "params" }), errors++), data.jsonrpc !== void 0 && data.jsonrpc !== "2.0" && (vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" }), errors++), data.id !== void 0 && (vErrors = fault(vErrors, instancePath + "/id", "false schema", {}), errors++), data.method !== void 0 && data.method !== "hooks/observe" && (vErrors = fault(vErrors, instancePath + "/method", "const", { allowedValue: "hooks/observe" }), errors++), data.params !== void 0) {
      let data3 = data.params;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.protocolVersion === void 0 && (vErrors = fault(vErrors, instancePath + "/params", "required", { missingProperty: "protocolVersion" }), errors++), data3.event === void 0 && (vErrors = fault(vErrors, instancePath + "/params", "required", { missingProperty: "event" }), errors++), data3.protocolVersion !== void 0 && data3.protocolVersion !== "draft" && (vErrors = fault(vErrors, instancePath + "/params/protocolVersion", "const", { allowedValue: "draft" }), errors++), data3.event !== void 0) {
          let data5 = data3.event;
          data5 && typeof data5 == "object" && !Array.isArray(data5) || (vErrors = fault(vErrors, instancePath + "/params/event", "type", { type: "object" }), errors++);
        }
        if (data3.capabilities !== void 0 && (vErrors = fault(vErrors, instancePath + "/params/capabilities", "false schema", {}), errors++), data3.state !== void 0 && (vErrors = fault(vErrors, instancePath + "/params/state", "false schema", {}), errors++), data3.effects !== void 0 && (vErrors = fault(vErrors, instancePath + "/params/effects", "false schema", {}), errors++), data3.extensions !== void 0) {
          let data9 = data3.extensions;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9))
            for (let key0 in data9)
              pattern5.test(key0) || (vErrors = fault(vErrors, instancePath + "/params/extensions", "additionalProperties", { additionalProperty: key0 }), errors++);
          else
            vErrors = fault(vErrors, instancePath + "/params/extensions", "type", { type: "object" }), errors++;
        }
      } else
        vErrors = fault(vErrors, instancePath + "/params", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate26.errors = vErrors, errors === 0;
}
var commonEvent = validate27;
var formats0 = (init_formats(), __toCommonJS(formats_exports)).formats.uri, formats2 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
function validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.cwd !== void 0 && typeof data.cwd != "string" && (vErrors = fault(vErrors, instancePath + "/cwd", "type", { type: "string" }), errors++), data.workspaceRoots !== void 0) {
      let data2 = data.workspaceRoots;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data2[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/workspaceRoots/" + i0, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/workspaceRoots", "type", { type: "array" }), errors++;
    }
    if (data.model !== void 0 && typeof data.model != "string" && (vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" }), errors++), data.agent !== void 0) {
      let data5 = data.agent;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.id === void 0 && (vErrors = fault(vErrors, instancePath + "/agent", "required", { missingProperty: "id" }), errors++), data5.id !== void 0) {
          let data6 = data5.id;
          typeof data6 == "string" ? data6.length < 1 && (vErrors = fault(vErrors, instancePath + "/agent/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/agent/id", "type", { type: "string" }), errors++);
        }
        data5.type !== void 0 && typeof data5.type != "string" && (vErrors = fault(vErrors, instancePath + "/agent/type", "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/agent", "type", { type: "object" }), errors++;
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate28.errors = vErrors, errors === 0;
}
function validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate30.errors = vErrors, errors === 0;
}
function validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++), data.path !== void 0) {
      let data0 = data.path;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate32.errors = vErrors, errors === 0;
}
function validate27(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.source === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" }), errors++), data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.time === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      typeof data1 == "string" ? formats0(data1) || (vErrors = fault(vErrors, instancePath + "/source", "format", { format: "uri" }), errors++) : (vErrors = fault(vErrors, instancePath + "/source", "type", { type: "string" }), errors++);
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = fault(vErrors, instancePath + "/type", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/type", "type", { type: "string" }), errors++);
    }
    if (data.time !== void 0) {
      let data3 = data.time;
      typeof data3 == "string" ? formats2(data3) || (vErrors = fault(vErrors, instancePath + "/time", "format", { format: "date-time" }), errors++) : (vErrors = fault(vErrors, instancePath + "/time", "type", { type: "string" }), errors++);
    }
    if (data.session !== void 0 && (validate28(data.session, instancePath + "/session") || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length)), data.parentEventId !== void 0) {
      let data5 = data.parentEventId;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/parentEventId", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/parentEventId", "type", { type: "string" }), errors++);
    }
    if (data.turn !== void 0 && (validate30(data.turn, instancePath + "/turn") || (vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors), errors = vErrors.length)), data.items !== void 0 && (Array.isArray(data.items) || (vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++)), data.gaps !== void 0) {
      let data8 = data.gaps;
      if (Array.isArray(data8)) {
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate32(data8[i0], instancePath + "/gaps/" + i0) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/gaps", "type", { type: "array" }), errors++;
    }
    if (data.extensions !== void 0) {
      let data10 = data.extensions;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10))
        for (let key0 in data10)
          pattern5.test(key0) || (vErrors = fault(vErrors, instancePath + "/extensions", "additionalProperties", { additionalProperty: key0 }), errors++);
      else
        vErrors = fault(vErrors, instancePath + "/extensions", "type", { type: "object" }), errors++;
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate27.errors = vErrors, errors === 0;
}
var success = validate34, schema73 = { type: "object", required: ["jsonrpc", "id", "result"], properties: { jsonrpc: { $ref: "#/$defs/common.schema.json/$defs/jsonrpc" }, id: { type: ["string", "integer", "null"], minLength: 1 }, result: { type: "object", required: ["protocolVersion", "effects"], properties: { protocolVersion: { $ref: "#/$defs/common.schema.json/$defs/protocolVersion" }, effects: { type: "array" }, extensions: { $ref: "#/$defs/common.schema.json/$defs/extensions" }, manifest: !1 } }, error: !1 } };
function validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" }), errors++), data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.result === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "result" }), errors++), data.jsonrpc !== void 0 && data.jsonrpc !== "2.0" && (vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" }), errors++), data.id !== void 0) {
      let data1 = data.id;
      typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null && (vErrors = fault(vErrors, instancePath + "/id", "type", { type: schema73.properties.id.type }), errors++), typeof data1 == "string" && data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++);
    }
    if (data.result !== void 0) {
      let data2 = data.result;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.protocolVersion === void 0 && (vErrors = fault(vErrors, instancePath + "/result", "required", { missingProperty: "protocolVersion" }), errors++), data2.effects === void 0 && (vErrors = fault(vErrors, instancePath + "/result", "required", { missingProperty: "effects" }), errors++), data2.protocolVersion !== void 0 && data2.protocolVersion !== "draft" && (vErrors = fault(vErrors, instancePath + "/result/protocolVersion", "const", { allowedValue: "draft" }), errors++), data2.effects !== void 0 && (Array.isArray(data2.effects) || (vErrors = fault(vErrors, instancePath + "/result/effects", "type", { type: "array" }), errors++)), data2.extensions !== void 0) {
          let data5 = data2.extensions;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5))
            for (let key0 in data5)
              pattern5.test(key0) || (vErrors = fault(vErrors, instancePath + "/result/extensions", "additionalProperties", { additionalProperty: key0 }), errors++);
          else
            vErrors = fault(vErrors, instancePath + "/result/extensions", "type", { type: "object" }), errors++;
        }
        data2.manifest !== void 0 && (vErrors = fault(vErrors, instancePath + "/result/manifest", "false schema", {}), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/result", "type", { type: "object" }), errors++;
    }
    data.error !== void 0 && (vErrors = fault(vErrors, instancePath + "/error", "false schema", {}), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate34.errors = vErrors, errors === 0;
}
var failure = validate35, schema77 = { type: "object", required: ["jsonrpc", "id", "error"], properties: { jsonrpc: { $ref: "#/$defs/common.schema.json/$defs/jsonrpc" }, id: { type: ["string", "integer", "null"], minLength: 1 }, error: { type: "object", required: ["code", "message"], properties: { code: { type: "integer" }, message: { type: "string" }, data: {} } }, result: !1 } };
function validate35(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" }), errors++), data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.error === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "error" }), errors++), data.jsonrpc !== void 0 && data.jsonrpc !== "2.0" && (vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" }), errors++), data.id !== void 0) {
      let data1 = data.id;
      typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null && (vErrors = fault(vErrors, instancePath + "/id", "type", { type: schema77.properties.id.type }), errors++), typeof data1 == "string" && data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++);
    }
    if (data.error !== void 0) {
      let data2 = data.error;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.code === void 0 && (vErrors = fault(vErrors, instancePath + "/error", "required", { missingProperty: "code" }), errors++), data2.message === void 0 && (vErrors = fault(vErrors, instancePath + "/error", "required", { missingProperty: "message" }), errors++), data2.code !== void 0) {
          let data3 = data2.code;
          typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = fault(vErrors, instancePath + "/error/code", "type", { type: "integer" }), errors++);
        }
        data2.message !== void 0 && typeof data2.message != "string" && (vErrors = fault(vErrors, instancePath + "/error/message", "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/error", "type", { type: "object" }), errors++;
    }
    data.result !== void 0 && (vErrors = fault(vErrors, instancePath + "/result", "false schema", {}), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate35.errors = vErrors, errors === 0;
}
var deny = validate36;
function validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "reason" || key0 === "code" || key0 === "extensions" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "deny" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "deny" }), errors++), data.reason !== void 0) {
      let data1 = data.reason;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
    }
    if (data.code !== void 0) {
      let data2 = data.code;
      typeof data2 == "string" ? pattern5.test(data2) || (vErrors = fault(vErrors, instancePath + "/code", "pattern", { pattern: "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z0-9_][A-Za-z0-9_-]*)+$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/code", "type", { type: "string" }), errors++);
    }
    if (data.extensions !== void 0) {
      let data3 = data.extensions;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3)
          pattern5.test(key1) || (vErrors = fault(vErrors, instancePath + "/extensions", "additionalProperties", { additionalProperty: key1 }), errors++);
      else
        vErrors = fault(vErrors, instancePath + "/extensions", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate36.errors = vErrors, errors === 0;
}
var allow = validate37;
function validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++);
    for (let key0 in data)
      key0 !== "type" && (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    data.type !== void 0 && data.type !== "allow" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "allow" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate37.errors = vErrors, errors === 0;
}
var ask = validate38;
function validate38(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++);
    for (let key0 in data)
      key0 !== "type" && (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    data.type !== void 0 && data.type !== "ask" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "ask" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate38.errors = vErrors, errors === 0;
}
var modifyShape = validate39, schema85 = { type: "object", required: ["type", "target", "operation", "value"], properties: { type: { const: "modify" }, target: { enum: ["input", "output", "prompt", "request", "response", "content", "instructions", "summary", "workspace"] }, operation: { enum: ["replace", "merge"] }, value: {} }, additionalProperties: !1 };
function validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.target === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "target" }), errors++), data.operation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" }), errors++), data.value === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "value" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "target" || key0 === "operation" || key0 === "value" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "modify" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "modify" }), errors++), data.target !== void 0) {
      let data1 = data.target;
      data1 === "input" || data1 === "output" || data1 === "prompt" || data1 === "request" || data1 === "response" || data1 === "content" || data1 === "instructions" || data1 === "summary" || data1 === "workspace" || (vErrors = fault(vErrors, instancePath + "/target", "enum", { allowedValues: schema85.properties.target.enum }), errors++);
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      data2 === "replace" || data2 === "merge" || (vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema85.properties.operation.enum }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate39.errors = vErrors, errors === 0;
}
var message = validate40;
function validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.text === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "text" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    data.type !== void 0 && data.type !== "message" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "message" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate40.errors = vErrors, errors === 0;
}
var returned = validate41;
function validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.value === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "value" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "value" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    data.type !== void 0 && data.type !== "return" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "return" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate41.errors = vErrors, errors === 0;
}
var flowStop = validate42;
function validate42(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.operation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" }), errors++), data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "operation" || key0 === "reason" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "flow" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "flow" }), errors++), data.operation !== void 0 && data.operation !== "stop" && (vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "stop" }), errors++), data.reason !== void 0) {
      let data2 = data.reason;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = fault(vErrors, instancePath + "/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate42.errors = vErrors, errors === 0;
}
var flowContinue = validate43;
function validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.operation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "operation" || key0 === "instruction" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "flow" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "flow" }), errors++), data.operation !== void 0 && data.operation !== "continue" && (vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "continue" }), errors++), data.instruction !== void 0) {
      let data2 = data.instruction;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = fault(vErrors, instancePath + "/instruction", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/instruction", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate43.errors = vErrors, errors === 0;
}
var injectShape = validate44, schema92 = { type: "object", required: ["type", "target", "operation", "deliverAt", "value"], properties: { type: { const: "inject" }, target: { const: "context" }, operation: { const: "append" }, deliverAt: { enum: ["now", "next_turn"] }, value: {} }, additionalProperties: !1 };
function validate44(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.target === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "target" }), errors++), data.operation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" }), errors++), data.deliverAt === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "deliverAt" }), errors++), data.value === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "value" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "target" || key0 === "operation" || key0 === "deliverAt" || key0 === "value" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "inject" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "inject" }), errors++), data.target !== void 0 && data.target !== "context" && (vErrors = fault(vErrors, instancePath + "/target", "const", { allowedValue: "context" }), errors++), data.operation !== void 0 && data.operation !== "append" && (vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "append" }), errors++), data.deliverAt !== void 0) {
      let data3 = data.deliverAt;
      data3 === "now" || data3 === "next_turn" || (vErrors = fault(vErrors, instancePath + "/deliverAt", "enum", { allowedValues: schema92.properties.deliverAt.enum }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate44.errors = vErrors, errors === 0;
}
var messages = validate45;
var schema94 = { type: "object", required: ["id", "role", "parts"], properties: { id: { $ref: "#/$defs/common.schema.json/$defs/text" }, role: { enum: ["system", "developer", "user", "assistant", "tool"] }, parts: { type: "array", items: { $ref: "#/$defs/content.schema.json/$defs/part" } }, synthesized: { $ref: "#/$defs/common.schema.json/$defs/synthesized" } }, additionalProperties: !1 }, schema96 = { type: "object", required: ["id", "kind", "mediaType", "selection"], properties: { id: { $ref: "#/$defs/common.schema.json/$defs/text" }, kind: { enum: ["text", "attachment"] }, mediaType: { type: "string", minLength: 1 }, selection: { enum: ["body", "metadata", "omit"] }, category: { $ref: "#/$defs/common.schema.json/$defs/text" }, text: { type: "string" }, body: { type: "object", required: ["ref"], properties: { ref: { $ref: "#/$defs/common.schema.json/$defs/text" } }, additionalProperties: !1 }, gap: { type: "object", required: ["reason"], properties: { reason: { $ref: "#/$defs/common.schema.json/$defs/text" }, path: { $ref: "#/$defs/common.schema.json/$defs/text" } }, additionalProperties: !1 }, size: { $ref: "#/$defs/common.schema.json/$defs/count" }, sha256: { type: "string", pattern: "^[0-9a-f]{64}$" }, synthesized: { $ref: "#/$defs/common.schema.json/$defs/synthesized" } }, additionalProperties: !1, allOf: [{ if: { required: ["kind"], properties: { kind: { const: "text" } } }, then: { properties: { mediaType: { const: "text/plain" }, body: !1 } } }, { if: { required: ["kind"], properties: { kind: { const: "attachment" } } }, then: { properties: { mediaType: { pattern: "^(?![tT][eE][xX][tT]/)(?![^;]*[/+][jJ][sS][oO][nN][ \\t]*(;|$))" }, text: !1 } } }, { if: { required: ["selection"], properties: { selection: { const: "body" } } }, then: { if: { required: ["gap"] }, then: { properties: { text: !1, body: !1 } }, else: { properties: { size: !1, sha256: !1 }, allOf: [{ if: { required: ["kind"], properties: { kind: { const: "text" } } }, then: { required: ["text"] } }, { if: { required: ["kind"], properties: { kind: { const: "attachment" } } }, then: { required: ["body"] } }] } } }, { if: { required: ["selection"], properties: { selection: { enum: ["metadata", "omit"] } } }, then: { properties: { text: !1, body: !1, gap: !1 } } }] }, pattern12 = new RegExp("^(?![tT][eE][xX][tT]/)(?![^;]*[/+][jJ][sS][oO][nN][ \\t]*(;|$))", "u"), pattern13 = new RegExp("^[0-9a-f]{64}$", "u"), func7 = Object.prototype.hasOwnProperty;
function validate47(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.kind === void 0 && (missing0 = "kind") || data.kind !== void 0 && data.kind !== "text") && errors++;
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs5 = errors;
    data && typeof data == "object" && !Array.isArray(data) && (data.mediaType !== void 0 && data.mediaType !== "text/plain" && (vErrors = fault(vErrors, instancePath + "/mediaType", "const", { allowedValue: "text/plain" }), errors++), data.body !== void 0 && (vErrors = fault(vErrors, instancePath + "/body", "false schema", {}), errors++));
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs8 = errors, valid4 = !0, _errs9 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    (data.kind === void 0 && (missing1 = "kind") || data.kind !== void 0 && data.kind !== "attachment") && errors++;
  }
  var _valid1 = _errs9 === errors;
  if (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null), _valid1) {
    let _errs11 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.mediaType !== void 0) {
        let data4 = data.mediaType;
        typeof data4 == "string" && (pattern12.test(data4) || (vErrors = fault(vErrors, instancePath + "/mediaType", "pattern", { pattern: "^(?![tT][eE][xX][tT]/)(?![^;]*[/+][jJ][sS][oO][nN][ \\t]*(;|$))" }), errors++));
      }
      data.text !== void 0 && (vErrors = fault(vErrors, instancePath + "/text", "false schema", {}), errors++);
    }
    var _valid1 = _errs11 === errors;
    valid4 = _valid1;
  }
  valid4 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs14 = errors, valid7 = !0, _errs15 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    (data.selection === void 0 && (missing2 = "selection") || data.selection !== void 0 && data.selection !== "body") && errors++;
  }
  var _valid2 = _errs15 === errors;
  if (errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null), _valid2) {
    let _errs17 = errors, _errs18 = errors, valid9 = !0, _errs19 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing3;
      data.gap === void 0 && (missing3 = "gap") && errors++;
    }
    var _valid3 = _errs19 === errors;
    errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
    let ifClause0;
    if (_valid3) {
      let _errs20 = errors;
      data && typeof data == "object" && !Array.isArray(data) && (data.text !== void 0 && (vErrors = fault(vErrors, instancePath + "/text", "false schema", {}), errors++), data.body !== void 0 && (vErrors = fault(vErrors, instancePath + "/body", "false schema", {}), errors++));
      var _valid3 = _errs20 === errors;
      valid9 = _valid3, ifClause0 = "then";
    } else {
      let _errs21 = errors, _errs23 = errors, valid12 = !0, _errs24 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing4;
        (data.kind === void 0 && (missing4 = "kind") || data.kind !== void 0 && data.kind !== "text") && errors++;
      }
      var _valid4 = _errs24 === errors;
      if (errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null), _valid4) {
        let _errs26 = errors;
        data && typeof data == "object" && !Array.isArray(data) && data.text === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" }), errors++);
        var _valid4 = _errs26 === errors;
        valid12 = _valid4;
      }
      valid12 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
      let _errs28 = errors, valid14 = !0, _errs29 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing5;
        (data.kind === void 0 && (missing5 = "kind") || data.kind !== void 0 && data.kind !== "attachment") && errors++;
      }
      var _valid5 = _errs29 === errors;
      if (errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null), _valid5) {
        let _errs31 = errors;
        data && typeof data == "object" && !Array.isArray(data) && data.body === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "body" }), errors++);
        var _valid5 = _errs31 === errors;
        valid14 = _valid5;
      }
      valid14 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data) && (data.size !== void 0 && (vErrors = fault(vErrors, instancePath + "/size", "false schema", {}), errors++), data.sha256 !== void 0 && (vErrors = fault(vErrors, instancePath + "/sha256", "false schema", {}), errors++));
      var _valid3 = _errs21 === errors;
      valid9 = _valid3, ifClause0 = "else";
    }
    valid9 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause0 }), errors++);
    var _valid2 = _errs17 === errors;
    valid7 = _valid2;
  }
  valid7 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs33 = errors, valid17 = !0, _errs34 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing6;
    if (data.selection === void 0 && (missing6 = "selection"))
      errors++;
    else if (data.selection !== void 0) {
      let data13 = data.selection;
      data13 === "metadata" || data13 === "omit" || errors++;
    }
  }
  var _valid6 = _errs34 === errors;
  if (errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null), _valid6) {
    let _errs36 = errors;
    data && typeof data == "object" && !Array.isArray(data) && (data.text !== void 0 && (vErrors = fault(vErrors, instancePath + "/text", "false schema", {}), errors++), data.body !== void 0 && (vErrors = fault(vErrors, instancePath + "/body", "false schema", {}), errors++), data.gap !== void 0 && (vErrors = fault(vErrors, instancePath + "/gap", "false schema", {}), errors++));
    var _valid6 = _errs36 === errors;
    valid17 = _valid6;
  }
  if (valid17 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.kind === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" }), errors++), data.mediaType === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mediaType" }), errors++), data.selection === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "selection" }), errors++);
    for (let key0 in data)
      func7.call(schema96.properties, key0) || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data17 = data.id;
      typeof data17 == "string" ? data17.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.kind !== void 0) {
      let data18 = data.kind;
      data18 === "text" || data18 === "attachment" || (vErrors = fault(vErrors, instancePath + "/kind", "enum", { allowedValues: schema96.properties.kind.enum }), errors++);
    }
    if (data.mediaType !== void 0) {
      let data19 = data.mediaType;
      typeof data19 == "string" ? data19.length < 1 && (vErrors = fault(vErrors, instancePath + "/mediaType", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/mediaType", "type", { type: "string" }), errors++);
    }
    if (data.selection !== void 0) {
      let data20 = data.selection;
      data20 === "body" || data20 === "metadata" || data20 === "omit" || (vErrors = fault(vErrors, instancePath + "/selection", "enum", { allowedValues: schema96.properties.selection.enum }), errors++);
    }
    if (data.category !== void 0) {
      let data21 = data.category;
      typeof data21 == "string" ? data21.length < 1 && (vErrors = fault(vErrors, instancePath + "/category", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/category", "type", { type: "string" }), errors++);
    }
    if (data.text !== void 0 && typeof data.text != "string" && (vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" }), errors++), data.body !== void 0) {
      let data23 = data.body;
      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
        data23.ref === void 0 && (vErrors = fault(vErrors, instancePath + "/body", "required", { missingProperty: "ref" }), errors++);
        for (let key1 in data23)
          key1 !== "ref" && (vErrors = fault(vErrors, instancePath + "/body", "additionalProperties", { additionalProperty: key1 }), errors++);
        if (data23.ref !== void 0) {
          let data24 = data23.ref;
          typeof data24 == "string" ? data24.length < 1 && (vErrors = fault(vErrors, instancePath + "/body/ref", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/body/ref", "type", { type: "string" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/body", "type", { type: "object" }), errors++;
    }
    if (data.gap !== void 0) {
      let data25 = data.gap;
      if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
        data25.reason === void 0 && (vErrors = fault(vErrors, instancePath + "/gap", "required", { missingProperty: "reason" }), errors++);
        for (let key2 in data25)
          key2 === "reason" || key2 === "path" || (vErrors = fault(vErrors, instancePath + "/gap", "additionalProperties", { additionalProperty: key2 }), errors++);
        if (data25.reason !== void 0) {
          let data26 = data25.reason;
          typeof data26 == "string" ? data26.length < 1 && (vErrors = fault(vErrors, instancePath + "/gap/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/gap/reason", "type", { type: "string" }), errors++);
        }
        if (data25.path !== void 0) {
          let data27 = data25.path;
          typeof data27 == "string" ? data27.length < 1 && (vErrors = fault(vErrors, instancePath + "/gap/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/gap/path", "type", { type: "string" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/gap", "type", { type: "object" }), errors++;
    }
    if (data.size !== void 0) {
      let data28 = data.size;
      typeof data28 == "number" && !(data28 % 1) && !isNaN(data28) && isFinite(data28) || (vErrors = fault(vErrors, instancePath + "/size", "type", { type: "integer" }), errors++), typeof data28 == "number" && isFinite(data28) && (data28 < 0 || isNaN(data28)) && (vErrors = fault(vErrors, instancePath + "/size", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.sha256 !== void 0) {
      let data29 = data.sha256;
      typeof data29 == "string" ? pattern13.test(data29) || (vErrors = fault(vErrors, instancePath + "/sha256", "pattern", { pattern: "^[0-9a-f]{64}$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/sha256", "type", { type: "string" }), errors++);
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate47.errors = vErrors, errors === 0;
}
function validate46(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.role === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" }), errors++), data.parts === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parts" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "role" || key0 === "parts" || key0 === "synthesized" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.role !== void 0) {
      let data1 = data.role;
      data1 === "system" || data1 === "developer" || data1 === "user" || data1 === "assistant" || data1 === "tool" || (vErrors = fault(vErrors, instancePath + "/role", "enum", { allowedValues: schema94.properties.role.enum }), errors++);
    }
    if (data.parts !== void 0) {
      let data2 = data.parts;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data2[i0], instancePath + "/parts/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/parts", "type", { type: "array" }), errors++;
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate46.errors = vErrors, errors === 0;
}
function validate45(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate46(data[i0], instancePath + "/" + i0) || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "array" }), errors++;
  return validate45.errors = vErrors, errors === 0;
}
var textParts = validate50;
var schema106 = { $ref: "#/$defs/content.schema.json/$defs/part", properties: { kind: { enum: ["text"] } } };
function validate51(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate47(data, instancePath) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.kind !== void 0 && data.kind !== "text" && (vErrors = fault(vErrors, instancePath + "/kind", "enum", { allowedValues: schema106.properties.kind.enum }), errors++), validate51.errors = vErrors, errors === 0;
}
function validate50(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate51(data[i0], instancePath + "/" + i0) || (vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors), errors = vErrors.length);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "array" }), errors++;
  return validate50.errors = vErrors, errors === 0;
}
var object = validate54;
function validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++), validate54.errors = vErrors, errors === 0;
}
var workspace = validate55;
function validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    Object.keys(data).length < 1 && (vErrors = fault(vErrors, instancePath, "minProperties", { limit: 1 }), errors++);
    for (let key0 in data)
      key0 === "cwd" || key0 === "workspaceRoots" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.cwd !== void 0) {
      let data0 = data.cwd;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/cwd", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/cwd", "type", { type: "string" }), errors++);
    }
    if (data.workspaceRoots !== void 0) {
      let data1 = data.workspaceRoots;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          typeof data2 == "string" ? data2.length < 1 && (vErrors = fault(vErrors, instancePath + "/workspaceRoots/" + i0, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/workspaceRoots/" + i0, "type", { type: "string" }), errors++);
        }
        let at0 = func0(data1);
        at0 >= 0 && (vErrors = fault(vErrors, instancePath + "/workspaceRoots", "uniqueItems", { at: at0 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/workspaceRoots", "type", { type: "array" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate55.errors = vErrors, errors === 0;
}
var elicitationContent = validate56, schema111 = { type: "object", additionalProperties: { type: ["string", "number", "boolean", "array"], items: { type: "string" } } };
function validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean" && !Array.isArray(data0) && (vErrors = fault(vErrors, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: schema111.additionalProperties.type }), errors++), Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data0[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0, "type", { type: "string" }), errors++);
      }
    }
  else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate56.errors = vErrors, errors === 0;
}
var elicitResult = validate57, schema112 = { type: "object", required: ["action"], properties: { action: { enum: ["accept", "decline", "cancel"] }, content: { type: "object" }, _meta: { type: "object" } }, if: { required: ["action"], properties: { action: { enum: ["decline", "cancel"] } } }, then: { properties: { content: !1 } } };
function validate57(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.action === void 0 && (missing0 = "action"))
      errors++;
    else if (data.action !== void 0) {
      let data0 = data.action;
      data0 === "decline" || data0 === "cancel" || errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs4 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.content !== void 0 && (vErrors = fault(vErrors, instancePath + "/content", "false schema", {}), errors++);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0;
  }
  if (valid0 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "action" }), errors++), data.action !== void 0) {
      let data2 = data.action;
      data2 === "accept" || data2 === "decline" || data2 === "cancel" || (vErrors = fault(vErrors, instancePath + "/action", "enum", { allowedValues: schema112.properties.action.enum }), errors++);
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      data3 && typeof data3 == "object" && !Array.isArray(data3) || (vErrors = fault(vErrors, instancePath + "/content", "type", { type: "object" }), errors++);
    }
    if (data._meta !== void 0) {
      let data4 = data._meta;
      data4 && typeof data4 == "object" && !Array.isArray(data4) || (vErrors = fault(vErrors, instancePath + "/_meta", "type", { type: "object" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate57.errors = vErrors, errors === 0;
}
var elicitParams = validate58;
function validate59(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" }), errors++), data.message === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" }), errors++), data.url === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "url" }), errors++), data.elicitationId === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "elicitationId" }), errors++), data.mode !== void 0 && data.mode !== "url" && (vErrors = fault(vErrors, instancePath + "/mode", "const", { allowedValue: "url" }), errors++), data.message !== void 0 && typeof data.message != "string" && (vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" }), errors++), data.url !== void 0) {
      let data2 = data.url;
      typeof data2 == "string" ? formats0(data2) || (vErrors = fault(vErrors, instancePath + "/url", "format", { format: "uri" }), errors++) : (vErrors = fault(vErrors, instancePath + "/url", "type", { type: "string" }), errors++);
    }
    if (data.elicitationId !== void 0) {
      let data3 = data.elicitationId;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = fault(vErrors, instancePath + "/elicitationId", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/elicitationId", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate59.errors = vErrors, errors === 0;
}
var schema118 = { type: "object", required: ["type"], properties: { type: { enum: ["string", "number", "integer", "boolean", "array"] } }, allOf: [{ if: { required: ["type"], properties: { type: { const: "string" } } }, then: { if: { required: ["oneOf"] }, then: { $ref: "#/$defs/elicitation.schema.json/$defs/titledChoice" }, else: { if: { required: ["enum"] }, then: { $ref: "#/$defs/elicitation.schema.json/$defs/plainChoice" }, else: { $ref: "#/$defs/elicitation.schema.json/$defs/text" } } } }, { if: { required: ["type"], properties: { type: { enum: ["number", "integer"] } } }, then: { $ref: "#/$defs/elicitation.schema.json/$defs/number" } }, { if: { required: ["type"], properties: { type: { const: "boolean" } } }, then: { $ref: "#/$defs/elicitation.schema.json/$defs/boolean" } }, { if: { required: ["type"], properties: { type: { const: "array" } } }, then: { $ref: "#/$defs/elicitation.schema.json/$defs/several" } }] };
var schema125 = { type: "object", required: ["type"], properties: { type: { enum: ["number", "integer"] }, title: { type: "string" }, description: { type: "string" }, minimum: { type: "number" }, maximum: { type: "number" }, default: { type: "number" } }, additionalProperties: !1 };
function validate64(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.oneOf === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "oneOf" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "title" || key0 === "description" || key0 === "oneOf" || key0 === "default" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "string" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.oneOf !== void 0) {
      let data3 = data.oneOf;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            data4.const === void 0 && (vErrors = fault(vErrors, instancePath + "/oneOf/" + i0, "required", { missingProperty: "const" }), errors++), data4.title === void 0 && (vErrors = fault(vErrors, instancePath + "/oneOf/" + i0, "required", { missingProperty: "title" }), errors++);
            for (let key1 in data4)
              key1 === "const" || key1 === "title" || (vErrors = fault(vErrors, instancePath + "/oneOf/" + i0, "additionalProperties", { additionalProperty: key1 }), errors++);
            data4.const !== void 0 && typeof data4.const != "string" && (vErrors = fault(vErrors, instancePath + "/oneOf/" + i0 + "/const", "type", { type: "string" }), errors++), data4.title !== void 0 && typeof data4.title != "string" && (vErrors = fault(vErrors, instancePath + "/oneOf/" + i0 + "/title", "type", { type: "string" }), errors++);
          } else
            vErrors = fault(vErrors, instancePath + "/oneOf/" + i0, "type", { type: "object" }), errors++;
        }
      } else
        vErrors = fault(vErrors, instancePath + "/oneOf", "type", { type: "array" }), errors++;
    }
    data.default !== void 0 && typeof data.default != "string" && (vErrors = fault(vErrors, instancePath + "/default", "type", { type: "string" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate64.errors = vErrors, errors === 0;
}
var schema122 = { type: "object", required: ["type"], properties: { type: { const: "string" }, title: { type: "string" }, description: { type: "string" }, minLength: { $ref: "#/$defs/common.schema.json/$defs/count" }, maxLength: { $ref: "#/$defs/common.schema.json/$defs/count" }, format: { enum: ["uri", "email", "date", "date-time"] }, default: { type: "string" } }, additionalProperties: !1 };
function validate66(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "title" || key0 === "description" || key0 === "minLength" || key0 === "maxLength" || key0 === "format" || key0 === "default" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "string" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.minLength !== void 0) {
      let data3 = data.minLength;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = fault(vErrors, instancePath + "/minLength", "type", { type: "integer" }), errors++), typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3)) && (vErrors = fault(vErrors, instancePath + "/minLength", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.maxLength !== void 0) {
      let data4 = data.maxLength;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = fault(vErrors, instancePath + "/maxLength", "type", { type: "integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4)) && (vErrors = fault(vErrors, instancePath + "/maxLength", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.format !== void 0) {
      let data5 = data.format;
      data5 === "uri" || data5 === "email" || data5 === "date" || data5 === "date-time" || (vErrors = fault(vErrors, instancePath + "/format", "enum", { allowedValues: schema122.properties.format.enum }), errors++);
    }
    data.default !== void 0 && typeof data.default != "string" && (vErrors = fault(vErrors, instancePath + "/default", "type", { type: "string" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate66.errors = vErrors, errors === 0;
}
function validate69(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.anyOf === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "anyOf" }), errors++);
    for (let key0 in data)
      key0 !== "anyOf" && (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.anyOf !== void 0) {
      let data0 = data.anyOf;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            data1.const === void 0 && (vErrors = fault(vErrors, instancePath + "/anyOf/" + i0, "required", { missingProperty: "const" }), errors++), data1.title === void 0 && (vErrors = fault(vErrors, instancePath + "/anyOf/" + i0, "required", { missingProperty: "title" }), errors++);
            for (let key1 in data1)
              key1 === "const" || key1 === "title" || (vErrors = fault(vErrors, instancePath + "/anyOf/" + i0, "additionalProperties", { additionalProperty: key1 }), errors++);
            data1.const !== void 0 && typeof data1.const != "string" && (vErrors = fault(vErrors, instancePath + "/anyOf/" + i0 + "/const", "type", { type: "string" }), errors++), data1.title !== void 0 && typeof data1.title != "string" && (vErrors = fault(vErrors, instancePath + "/anyOf/" + i0 + "/title", "type", { type: "string" }), errors++);
          } else
            vErrors = fault(vErrors, instancePath + "/anyOf/" + i0, "type", { type: "object" }), errors++;
        }
      } else
        vErrors = fault(vErrors, instancePath + "/anyOf", "type", { type: "array" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate69.errors = vErrors, errors === 0;
}
function validate68(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++);
    for (let key0 in data)
      key0 === "type" || key0 === "title" || key0 === "description" || key0 === "minItems" || key0 === "maxItems" || key0 === "items" || key0 === "default" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.type !== void 0 && data.type !== "array" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "array" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.minItems !== void 0) {
      let data3 = data.minItems;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = fault(vErrors, instancePath + "/minItems", "type", { type: "integer" }), errors++), typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3)) && (vErrors = fault(vErrors, instancePath + "/minItems", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.maxItems !== void 0) {
      let data4 = data.maxItems;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = fault(vErrors, instancePath + "/maxItems", "type", { type: "integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4)) && (vErrors = fault(vErrors, instancePath + "/maxItems", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.items !== void 0) {
      let data5 = data.items;
      data5 && typeof data5 == "object" && !Array.isArray(data5) || (vErrors = fault(vErrors, instancePath + "/items", "type", { type: "object" }), errors++);
      let _errs15 = errors, valid3 = !0, _errs16 = errors;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        let missing0;
        data5.anyOf === void 0 && (missing0 = "anyOf") && errors++;
      }
      var _valid0 = _errs16 === errors;
      errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      let ifClause0;
      if (_valid0) {
        let _errs17 = errors;
        validate69(data5, instancePath + "/items") || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
        var _valid0 = _errs17 === errors;
        valid3 = _valid0, ifClause0 = "then";
      } else {
        let _errs18 = errors;
        if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          data5.type === void 0 && (vErrors = fault(vErrors, instancePath + "/items", "required", { missingProperty: "type" }), errors++), data5.enum === void 0 && (vErrors = fault(vErrors, instancePath + "/items", "required", { missingProperty: "enum" }), errors++);
          for (let key1 in data5)
            key1 === "type" || key1 === "enum" || (vErrors = fault(vErrors, instancePath + "/items", "additionalProperties", { additionalProperty: key1 }), errors++);
          if (data5.type !== void 0 && data5.type !== "string" && (vErrors = fault(vErrors, instancePath + "/items/type", "const", { allowedValue: "string" }), errors++), data5.enum !== void 0) {
            let data7 = data5.enum;
            if (Array.isArray(data7)) {
              let len0 = data7.length;
              for (let i0 = 0; i0 < len0; i0++)
                typeof data7[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/items/enum/" + i0, "type", { type: "string" }), errors++);
            } else
              vErrors = fault(vErrors, instancePath + "/items/enum", "type", { type: "array" }), errors++;
          }
        } else
          vErrors = fault(vErrors, instancePath + "/items", "type", { type: "object" }), errors++;
        var _valid0 = _errs18 === errors;
        valid3 = _valid0, ifClause0 = "else";
      }
      valid3 || (vErrors = fault(vErrors, instancePath + "/items", "if", { failingKeyword: ifClause0 }), errors++);
    }
    if (data.default !== void 0) {
      let data9 = data.default;
      if (Array.isArray(data9)) {
        let len1 = data9.length;
        for (let i1 = 0; i1 < len1; i1++)
          typeof data9[i1] != "string" && (vErrors = fault(vErrors, instancePath + "/default/" + i1, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/default", "type", { type: "array" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate68.errors = vErrors, errors === 0;
}
function validate63(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.type === void 0 && (missing0 = "type") || data.type !== void 0 && data.type !== "string") && errors++;
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs5 = errors, _errs6 = errors, valid3 = !0, _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      data.oneOf === void 0 && (missing1 = "oneOf") && errors++;
    }
    var _valid1 = _errs7 === errors;
    errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
    let ifClause0;
    if (_valid1) {
      let _errs8 = errors;
      validate64(data, instancePath) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
      var _valid1 = _errs8 === errors;
      valid3 = _valid1, ifClause0 = "then";
    } else {
      let _errs9 = errors, _errs10 = errors, valid4 = !0, _errs11 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing2;
        data.enum === void 0 && (missing2 = "enum") && errors++;
      }
      var _valid2 = _errs11 === errors;
      errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      let ifClause1;
      if (_valid2) {
        let _errs12 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.enum === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "enum" }), errors++);
          for (let key0 in data)
            key0 === "type" || key0 === "title" || key0 === "description" || key0 === "enum" || key0 === "enumNames" || key0 === "default" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
          if (data.type !== void 0 && data.type !== "string" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.enum !== void 0) {
            let data4 = data.enum;
            if (Array.isArray(data4)) {
              let len0 = data4.length;
              for (let i0 = 0; i0 < len0; i0++)
                typeof data4[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/enum/" + i0, "type", { type: "string" }), errors++);
            } else
              vErrors = fault(vErrors, instancePath + "/enum", "type", { type: "array" }), errors++;
          }
          if (data.enumNames !== void 0) {
            let data6 = data.enumNames;
            if (Array.isArray(data6)) {
              let len1 = data6.length;
              for (let i1 = 0; i1 < len1; i1++)
                typeof data6[i1] != "string" && (vErrors = fault(vErrors, instancePath + "/enumNames/" + i1, "type", { type: "string" }), errors++);
            } else
              vErrors = fault(vErrors, instancePath + "/enumNames", "type", { type: "array" }), errors++;
          }
          data.default !== void 0 && typeof data.default != "string" && (vErrors = fault(vErrors, instancePath + "/default", "type", { type: "string" }), errors++);
        } else
          vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
        var _valid2 = _errs12 === errors;
        valid4 = _valid2, ifClause1 = "then";
      } else {
        let _errs31 = errors;
        validate66(data, instancePath) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length);
        var _valid2 = _errs31 === errors;
        valid4 = _valid2, ifClause1 = "else";
      }
      valid4 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause1 }), errors++);
      var _valid1 = _errs9 === errors;
      valid3 = _valid1, ifClause0 = "else";
    }
    valid3 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause0 }), errors++);
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs33 = errors, valid11 = !0, _errs34 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.type === void 0 && (missing3 = "type"))
      errors++;
    else if (data.type !== void 0) {
      let data9 = data.type;
      data9 === "number" || data9 === "integer" || errors++;
    }
  }
  var _valid3 = _errs34 === errors;
  if (errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null), _valid3) {
    let _errs36 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++);
      for (let key1 in data)
        key1 === "type" || key1 === "title" || key1 === "description" || key1 === "minimum" || key1 === "maximum" || key1 === "default" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key1 }), errors++);
      if (data.type !== void 0) {
        let data10 = data.type;
        data10 === "number" || data10 === "integer" || (vErrors = fault(vErrors, instancePath + "/type", "enum", { allowedValues: schema125.properties.type.enum }), errors++);
      }
      if (data.title !== void 0 && typeof data.title != "string" && (vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.minimum !== void 0) {
        let data13 = data.minimum;
        typeof data13 == "number" && isFinite(data13) || (vErrors = fault(vErrors, instancePath + "/minimum", "type", { type: "number" }), errors++);
      }
      if (data.maximum !== void 0) {
        let data14 = data.maximum;
        typeof data14 == "number" && isFinite(data14) || (vErrors = fault(vErrors, instancePath + "/maximum", "type", { type: "number" }), errors++);
      }
      if (data.default !== void 0) {
        let data15 = data.default;
        typeof data15 == "number" && isFinite(data15) || (vErrors = fault(vErrors, instancePath + "/default", "type", { type: "number" }), errors++);
      }
    } else
      vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
    var _valid3 = _errs36 === errors;
    valid11 = _valid3;
  }
  valid11 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs52 = errors, valid15 = !0, _errs53 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing4;
    (data.type === void 0 && (missing4 = "type") || data.type !== void 0 && data.type !== "boolean") && errors++;
  }
  var _valid4 = _errs53 === errors;
  if (errors = _errs52, vErrors !== null && (_errs52 ? vErrors.length = _errs52 : vErrors = null), _valid4) {
    let _errs55 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++);
      for (let key2 in data)
        key2 === "type" || key2 === "title" || key2 === "description" || key2 === "default" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key2 }), errors++);
      data.type !== void 0 && data.type !== "boolean" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "boolean" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" }), errors++), data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.default !== void 0 && typeof data.default != "boolean" && (vErrors = fault(vErrors, instancePath + "/default", "type", { type: "boolean" }), errors++);
    } else
      vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
    var _valid4 = _errs55 === errors;
    valid15 = _valid4;
  }
  valid15 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs67 = errors, valid19 = !0, _errs68 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing5;
    (data.type === void 0 && (missing5 = "type") || data.type !== void 0 && data.type !== "array") && errors++;
  }
  var _valid5 = _errs68 === errors;
  if (errors = _errs67, vErrors !== null && (_errs67 ? vErrors.length = _errs67 : vErrors = null), _valid5) {
    let _errs70 = errors;
    validate68(data, instancePath) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
    var _valid5 = _errs70 === errors;
    valid19 = _valid5;
  }
  if (valid19 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.type !== void 0) {
      let data22 = data.type;
      data22 === "string" || data22 === "number" || data22 === "integer" || data22 === "boolean" || data22 === "array" || (vErrors = fault(vErrors, instancePath + "/type", "enum", { allowedValues: schema118.properties.type.enum }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate63.errors = vErrors, errors === 0;
}
function validate62(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.type === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" }), errors++), data.properties === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "properties" }), errors++);
    for (let key0 in data)
      key0 === "$schema" || key0 === "type" || key0 === "properties" || key0 === "required" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.$schema !== void 0 && typeof data.$schema != "string" && (vErrors = fault(vErrors, instancePath + "/$schema", "type", { type: "string" }), errors++), data.type !== void 0 && data.type !== "object" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "object" }), errors++), data.properties !== void 0) {
      let data2 = data.properties;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key1 in data2)
          validate63(data2[key1], instancePath + "/properties/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length);
      else
        vErrors = fault(vErrors, instancePath + "/properties", "type", { type: "object" }), errors++;
    }
    if (data.required !== void 0) {
      let data4 = data.required;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data4[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/required/" + i0, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/required", "type", { type: "array" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate62.errors = vErrors, errors === 0;
}
function validate61(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.message === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" }), errors++), data.requestedSchema === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "requestedSchema" }), errors++), data.mode !== void 0 && data.mode !== "form" && (vErrors = fault(vErrors, instancePath + "/mode", "const", { allowedValue: "form" }), errors++), data.message !== void 0 && typeof data.message != "string" && (vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" }), errors++), data.requestedSchema !== void 0 && (validate62(data.requestedSchema, instancePath + "/requestedSchema") || (vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors), errors = vErrors.length))) : (vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++), validate61.errors = vErrors, errors === 0;
}
function validate58(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !0, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.mode === void 0 && (missing0 = "mode") || data.mode !== void 0 && data.mode !== "url") && errors++;
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    validate59(data, instancePath) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    validate61(data, instancePath) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  return valid0 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause0 }), errors++), validate58.errors = vErrors, errors === 0;
}
var row = validate75, schema133 = { type: "object", required: ["id", "request", "response"], properties: { id: { $ref: "#/$defs/common.schema.json/$defs/text" }, request: {}, response: {}, tags: { type: "array", items: { type: "string" } }, expected: { $ref: "#/$defs/suite.schema.json/$defs/expected" }, expectError: { const: !0 }, hostExpected: { $ref: "#/$defs/suite.schema.json/$defs/expected" }, expectedState: { type: "object", properties: { state: { type: "object" }, payload: {} }, additionalProperties: !1 }, note: { type: "string" }, readings: { type: "object", properties: { revision: { enum: ["r2", "r3", "r4"] }, "tool-constraint": { enum: ["every", "final", "off"] }, "chained-continue": { enum: ["already-paid", "charged"] } }, additionalProperties: !1 } }, if: { required: ["expected"] }, then: { properties: { expectError: !1 } }, else: { required: ["expectError"] } }, schema135 = { type: "object", properties: { decision: { enum: ["allow", "deny", "ask"] }, executed: { type: "boolean" }, input: { type: "object" }, messages: { type: "array", items: { type: "string" } }, result: {}, flow: { enum: ["stop", "continue"] }, continuationInstructions: { type: "array", items: { type: "string" } }, continuationRemaining: { $ref: "#/$defs/common.schema.json/$defs/count" }, injections: { type: "array" } } };
function validate76(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.decision !== void 0) {
      let data0 = data.decision;
      data0 === "allow" || data0 === "deny" || data0 === "ask" || (vErrors = fault(vErrors, instancePath + "/decision", "enum", { allowedValues: schema135.properties.decision.enum }), errors++);
    }
    if (data.executed !== void 0 && typeof data.executed != "boolean" && (vErrors = fault(vErrors, instancePath + "/executed", "type", { type: "boolean" }), errors++), data.input !== void 0) {
      let data2 = data.input;
      data2 && typeof data2 == "object" && !Array.isArray(data2) || (vErrors = fault(vErrors, instancePath + "/input", "type", { type: "object" }), errors++);
    }
    if (data.messages !== void 0) {
      let data3 = data.messages;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data3[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/messages/" + i0, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/messages", "type", { type: "array" }), errors++;
    }
    if (data.flow !== void 0) {
      let data5 = data.flow;
      data5 === "stop" || data5 === "continue" || (vErrors = fault(vErrors, instancePath + "/flow", "enum", { allowedValues: schema135.properties.flow.enum }), errors++);
    }
    if (data.continuationInstructions !== void 0) {
      let data6 = data.continuationInstructions;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          typeof data6[i1] != "string" && (vErrors = fault(vErrors, instancePath + "/continuationInstructions/" + i1, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/continuationInstructions", "type", { type: "array" }), errors++;
    }
    if (data.continuationRemaining !== void 0) {
      let data8 = data.continuationRemaining;
      typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (vErrors = fault(vErrors, instancePath + "/continuationRemaining", "type", { type: "integer" }), errors++), typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8)) && (vErrors = fault(vErrors, instancePath + "/continuationRemaining", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    data.injections !== void 0 && (Array.isArray(data.injections) || (vErrors = fault(vErrors, instancePath + "/injections", "type", { type: "array" }), errors++));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate76.errors = vErrors, errors === 0;
}
function validate75(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    data.expected === void 0 && (missing0 = "expected") && errors++;
  }
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs3 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.expectError !== void 0 && (vErrors = fault(vErrors, instancePath + "/expectError", "false schema", {}), errors++);
    var _valid0 = _errs3 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs4 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.expectError === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "expectError" }), errors++);
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  if (valid0 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause0 }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.request === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "request" }), errors++), data.response === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "response" }), errors++), data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.tags !== void 0) {
      let data2 = data.tags;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data2[i0] != "string" && (vErrors = fault(vErrors, instancePath + "/tags/" + i0, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/tags", "type", { type: "array" }), errors++;
    }
    if (data.expected !== void 0 && (validate76(data.expected, instancePath + "/expected") || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.expectError !== void 0 && data.expectError !== !0 && (vErrors = fault(vErrors, instancePath + "/expectError", "const", { allowedValue: !0 }), errors++), data.hostExpected !== void 0 && (validate76(data.hostExpected, instancePath + "/hostExpected") || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.expectedState !== void 0) {
      let data7 = data.expectedState;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        for (let key0 in data7)
          key0 === "state" || key0 === "payload" || (vErrors = fault(vErrors, instancePath + "/expectedState", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data7.state !== void 0) {
          let data8 = data7.state;
          data8 && typeof data8 == "object" && !Array.isArray(data8) || (vErrors = fault(vErrors, instancePath + "/expectedState/state", "type", { type: "object" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/expectedState", "type", { type: "object" }), errors++;
    }
    if (data.note !== void 0 && typeof data.note != "string" && (vErrors = fault(vErrors, instancePath + "/note", "type", { type: "string" }), errors++), data.readings !== void 0) {
      let data10 = data.readings;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        for (let key1 in data10)
          key1 === "revision" || key1 === "tool-constraint" || key1 === "chained-continue" || (vErrors = fault(vErrors, instancePath + "/readings", "additionalProperties", { additionalProperty: key1 }), errors++);
        if (data10.revision !== void 0) {
          let data11 = data10.revision;
          data11 === "r2" || data11 === "r3" || data11 === "r4" || (vErrors = fault(vErrors, instancePath + "/readings/revision", "enum", { allowedValues: schema133.properties.readings.properties.revision.enum }), errors++);
        }
        if (data10["tool-constraint"] !== void 0) {
          let data12 = data10["tool-constraint"];
          data12 === "every" || data12 === "final" || data12 === "off" || (vErrors = fault(vErrors, instancePath + "/readings/tool-constraint", "enum", { allowedValues: schema133.properties.readings.properties["tool-constraint"].enum }), errors++);
        }
        if (data10["chained-continue"] !== void 0) {
          let data13 = data10["chained-continue"];
          data13 === "already-paid" || data13 === "charged" || (vErrors = fault(vErrors, instancePath + "/readings/chained-continue", "enum", { allowedValues: schema133.properties.readings.properties["chained-continue"].enum }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/readings", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate75.errors = vErrors, errors === 0;
}
var event_session_start = validate79, schema137 = { $ref: "#/$defs/event.schema.json", required: ["session", "trigger", "harness", "permissionMode", "manifest", "items"], properties: { type: { const: "session.start" }, trigger: { enum: ["startup", "resume", "clear", "compact", "fork"] }, resumedFrom: { type: "object", required: ["id"], properties: { id: { $ref: "#/$defs/common.schema.json/$defs/text" } }, additionalProperties: !1 }, harness: { type: "object", required: ["name", "version"], properties: { name: { $ref: "#/$defs/common.schema.json/$defs/text" }, version: { $ref: "#/$defs/common.schema.json/$defs/text" } }, additionalProperties: !1 }, permissionMode: { $ref: "#/$defs/common.schema.json/$defs/text" }, manifest: { $ref: "#/$defs/event-parts.schema.json/$defs/manifest" }, items: { $ref: "#/$defs/content.schema.json/$defs/messages" }, tool: !1, outcome: !1 }, allOf: [{ if: { required: ["trigger"], properties: { trigger: { enum: ["clear", "fork"] } } }, then: { required: ["resumedFrom"] } }] }, schema142 = { type: "object", required: ["events", "gaps", "transports", "authentication", "toolPaths", "contentCategories", "limits", "managedPolicy", "correlationIdentityFields"], properties: { events: { type: "array", items: { $ref: "#/$defs/event-parts.schema.json/$defs/manifestEvent" } }, gaps: { type: "array", items: { $ref: "#/$defs/common.schema.json/$defs/gap" } }, transports: { type: "array", uniqueItems: !0, items: { enum: ["http", "stdio", "in_process"] } }, authentication: { type: "array", uniqueItems: !0, items: { enum: ["bearer", "oauth"] } }, toolPaths: { type: "array", uniqueItems: !0, items: { $ref: "#/$defs/common.schema.json/$defs/text" } }, contentCategories: { type: "array", uniqueItems: !0, items: { $ref: "#/$defs/common.schema.json/$defs/text" } }, limits: { type: "object", properties: { maxUploadBytes: { $ref: "#/$defs/common.schema.json/$defs/count" }, maxContinuations: { $ref: "#/$defs/common.schema.json/$defs/count" }, minTimeoutMs: { $ref: "#/$defs/common.schema.json/$defs/count" }, maxTimeoutMs: { $ref: "#/$defs/common.schema.json/$defs/count" } } }, managedPolicy: { $ref: "#/$defs/event-parts.schema.json/$defs/managedPolicy" }, correlationIdentityFields: { type: "array", uniqueItems: !0, items: { $ref: "#/$defs/common.schema.json/$defs/text" } }, identity: !1 } }, schema150 = { type: "object", required: ["scopes", "disableable"], properties: { scopes: { type: "array", uniqueItems: !0, items: { enum: ["user", "project", "managed"] } }, disableable: { type: "boolean" } }, allOf: [{ if: { required: ["scopes"], properties: { scopes: { contains: { const: "managed" } } } }, then: { properties: { disableable: { const: !1 } } } }] }, schema143 = { type: "object", required: ["event", "modes"], properties: { event: { enum: ["session.start", "config.change.before", "turn.start", "turn.finish.before", "model.request.before", "model.response.after", "model.switch.before", "tool.before", "tool.after", "tool.permission.request", "tool.batch.after", "context.compact.before", "context.compact.after", "task.change.before", "user.elicitation.request", "user.elicitation.result", "user.message.inbound", "user.message.outbound", "workspace.change.before", "session.end", "config.change.after", "turn.end", "turn.progress", "model.error", "model.switch.after", "tool.permission.resolved", "tool.progress", "task.change.after", "user.attention", "workspace.change.after", "file.changed", "hook.failure"] }, modes: { type: "array", minItems: 1, uniqueItems: !0, items: { enum: ["observe", "intercept"] } }, capabilities: { $ref: "#/$defs/capabilities.schema.json" } }, allOf: [{ if: { required: ["modes"], properties: { modes: { contains: { const: "intercept" } } } }, then: { required: ["capabilities"], properties: { event: { enum: ["session.start", "config.change.before", "turn.start", "turn.finish.before", "model.request.before", "model.response.after", "model.switch.before", "tool.before", "tool.after", "tool.permission.request", "tool.batch.after", "context.compact.before", "context.compact.after", "task.change.before", "user.elicitation.request", "user.elicitation.result", "user.message.inbound", "user.message.outbound", "workspace.change.before"] } } }, else: { properties: { capabilities: { properties: { effects: { type: "array", maxItems: 0 } } } } } }] };
function validate82(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.modes === void 0 && (missing0 = "modes"))
      errors++;
    else if (data.modes !== void 0) {
      let data0 = data.modes;
      if (Array.isArray(data0)) {
        let _errs5 = errors, len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs6 = errors;
          data0[i0] !== "intercept" && errors++;
          var valid3 = _errs6 === errors;
          if (valid3)
            break;
        }
        valid3 ? (errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null)) : errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs7 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && (data.capabilities === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "capabilities" }), errors++), data.event !== void 0)) {
      let data2 = data.event;
      data2 === "session.start" || data2 === "config.change.before" || data2 === "turn.start" || data2 === "turn.finish.before" || data2 === "model.request.before" || data2 === "model.response.after" || data2 === "model.switch.before" || data2 === "tool.before" || data2 === "tool.after" || data2 === "tool.permission.request" || data2 === "tool.batch.after" || data2 === "context.compact.before" || data2 === "context.compact.after" || data2 === "task.change.before" || data2 === "user.elicitation.request" || data2 === "user.elicitation.result" || data2 === "user.message.inbound" || data2 === "user.message.outbound" || data2 === "workspace.change.before" || (vErrors = fault(vErrors, instancePath + "/event", "enum", { allowedValues: schema143.allOf[0].then.properties.event.enum }), errors++);
    }
    var _valid0 = _errs7 === errors;
    valid1 = _valid0, ifClause0 = "then";
  } else {
    let _errs9 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.capabilities !== void 0) {
      let data3 = data.capabilities;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3) && data3.effects !== void 0) {
        let data4 = data3.effects;
        Array.isArray(data4) ? data4.length > 0 && (vErrors = fault(vErrors, instancePath + "/capabilities/effects", "maxItems", { limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/capabilities/effects", "type", { type: "array" }), errors++);
      }
    }
    var _valid0 = _errs9 === errors;
    valid1 = _valid0, ifClause0 = "else";
  }
  if (valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: ifClause0 }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.event === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "event" }), errors++), data.modes === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "modes" }), errors++), data.event !== void 0) {
      let data5 = data.event;
      data5 === "session.start" || data5 === "config.change.before" || data5 === "turn.start" || data5 === "turn.finish.before" || data5 === "model.request.before" || data5 === "model.response.after" || data5 === "model.switch.before" || data5 === "tool.before" || data5 === "tool.after" || data5 === "tool.permission.request" || data5 === "tool.batch.after" || data5 === "context.compact.before" || data5 === "context.compact.after" || data5 === "task.change.before" || data5 === "user.elicitation.request" || data5 === "user.elicitation.result" || data5 === "user.message.inbound" || data5 === "user.message.outbound" || data5 === "workspace.change.before" || data5 === "session.end" || data5 === "config.change.after" || data5 === "turn.end" || data5 === "turn.progress" || data5 === "model.error" || data5 === "model.switch.after" || data5 === "tool.permission.resolved" || data5 === "tool.progress" || data5 === "task.change.after" || data5 === "user.attention" || data5 === "workspace.change.after" || data5 === "file.changed" || data5 === "hook.failure" || (vErrors = fault(vErrors, instancePath + "/event", "enum", { allowedValues: schema143.properties.event.enum }), errors++);
    }
    if (data.modes !== void 0) {
      let data6 = data.modes;
      if (Array.isArray(data6)) {
        data6.length < 1 && (vErrors = fault(vErrors, instancePath + "/modes", "minItems", { limit: 1 }), errors++);
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data7 = data6[i1];
          data7 === "observe" || data7 === "intercept" || (vErrors = fault(vErrors, instancePath + "/modes/" + i1, "enum", { allowedValues: schema143.properties.modes.items.enum }), errors++);
        }
        let at0 = func0(data6);
        at0 >= 0 && (vErrors = fault(vErrors, instancePath + "/modes", "uniqueItems", { at: at0 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/modes", "type", { type: "array" }), errors++;
    }
    data.capabilities !== void 0 && (validate22(data.capabilities, instancePath + "/capabilities") || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate82.errors = vErrors, errors === 0;
}
function validate81(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.events === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "events" }), errors++), data.gaps === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "gaps" }), errors++), data.transports === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "transports" }), errors++), data.authentication === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "authentication" }), errors++), data.toolPaths === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "toolPaths" }), errors++), data.contentCategories === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "contentCategories" }), errors++), data.limits === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "limits" }), errors++), data.managedPolicy === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "managedPolicy" }), errors++), data.correlationIdentityFields === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "correlationIdentityFields" }), errors++), data.events !== void 0) {
      let data0 = data.events;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate82(data0[i0], instancePath + "/events/" + i0) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/events", "type", { type: "array" }), errors++;
    }
    if (data.gaps !== void 0) {
      let data2 = data.gaps;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate32(data2[i1], instancePath + "/gaps/" + i1) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/gaps", "type", { type: "array" }), errors++;
    }
    if (data.transports !== void 0) {
      let data4 = data.transports;
      if (Array.isArray(data4)) {
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data5 = data4[i2];
          data5 === "http" || data5 === "stdio" || data5 === "in_process" || (vErrors = fault(vErrors, instancePath + "/transports/" + i2, "enum", { allowedValues: schema142.properties.transports.items.enum }), errors++);
        }
        let at0 = func0(data4);
        at0 >= 0 && (vErrors = fault(vErrors, instancePath + "/transports", "uniqueItems", { at: at0 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/transports", "type", { type: "array" }), errors++;
    }
    if (data.authentication !== void 0) {
      let data6 = data.authentication;
      if (Array.isArray(data6)) {
        let len3 = data6.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data7 = data6[i3];
          data7 === "bearer" || data7 === "oauth" || (vErrors = fault(vErrors, instancePath + "/authentication/" + i3, "enum", { allowedValues: schema142.properties.authentication.items.enum }), errors++);
        }
        let at1 = func0(data6);
        at1 >= 0 && (vErrors = fault(vErrors, instancePath + "/authentication", "uniqueItems", { at: at1 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/authentication", "type", { type: "array" }), errors++;
    }
    if (data.toolPaths !== void 0) {
      let data8 = data.toolPaths;
      if (Array.isArray(data8)) {
        let len4 = data8.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data9 = data8[i4];
          typeof data9 == "string" ? data9.length < 1 && (vErrors = fault(vErrors, instancePath + "/toolPaths/" + i4, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/toolPaths/" + i4, "type", { type: "string" }), errors++);
        }
        let at2 = func0(data8);
        at2 >= 0 && (vErrors = fault(vErrors, instancePath + "/toolPaths", "uniqueItems", { at: at2 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/toolPaths", "type", { type: "array" }), errors++;
    }
    if (data.contentCategories !== void 0) {
      let data10 = data.contentCategories;
      if (Array.isArray(data10)) {
        let len5 = data10.length;
        for (let i5 = 0; i5 < len5; i5++) {
          let data11 = data10[i5];
          typeof data11 == "string" ? data11.length < 1 && (vErrors = fault(vErrors, instancePath + "/contentCategories/" + i5, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/contentCategories/" + i5, "type", { type: "string" }), errors++);
        }
        let at3 = func0(data10);
        at3 >= 0 && (vErrors = fault(vErrors, instancePath + "/contentCategories", "uniqueItems", { at: at3 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/contentCategories", "type", { type: "array" }), errors++;
    }
    if (data.limits !== void 0) {
      let data12 = data.limits;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.maxUploadBytes !== void 0) {
          let data13 = data12.maxUploadBytes;
          typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13) || (vErrors = fault(vErrors, instancePath + "/limits/maxUploadBytes", "type", { type: "integer" }), errors++), typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13)) && (vErrors = fault(vErrors, instancePath + "/limits/maxUploadBytes", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
        if (data12.maxContinuations !== void 0) {
          let data14 = data12.maxContinuations;
          typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14) || (vErrors = fault(vErrors, instancePath + "/limits/maxContinuations", "type", { type: "integer" }), errors++), typeof data14 == "number" && isFinite(data14) && (data14 < 0 || isNaN(data14)) && (vErrors = fault(vErrors, instancePath + "/limits/maxContinuations", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
        if (data12.minTimeoutMs !== void 0) {
          let data15 = data12.minTimeoutMs;
          typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15) || (vErrors = fault(vErrors, instancePath + "/limits/minTimeoutMs", "type", { type: "integer" }), errors++), typeof data15 == "number" && isFinite(data15) && (data15 < 0 || isNaN(data15)) && (vErrors = fault(vErrors, instancePath + "/limits/minTimeoutMs", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
        if (data12.maxTimeoutMs !== void 0) {
          let data16 = data12.maxTimeoutMs;
          typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16) || (vErrors = fault(vErrors, instancePath + "/limits/maxTimeoutMs", "type", { type: "integer" }), errors++), typeof data16 == "number" && isFinite(data16) && (data16 < 0 || isNaN(data16)) && (vErrors = fault(vErrors, instancePath + "/limits/maxTimeoutMs", "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/limits", "type", { type: "object" }), errors++;
    }
    if (data.managedPolicy !== void 0) {
      let data17 = data.managedPolicy, _errs41 = errors, valid22 = !0, _errs42 = errors;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        let missing0;
        if (data17.scopes === void 0 && (missing0 = "scopes"))
          errors++;
        else if (data17.scopes !== void 0) {
          let data18 = data17.scopes;
          if (Array.isArray(data18)) {
            let _errs44 = errors, len6 = data18.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let _errs45 = errors;
              data18[i6] !== "managed" && errors++;
              var valid24 = _errs45 === errors;
              if (valid24)
                break;
            }
            valid24 ? (errors = _errs44, vErrors !== null && (_errs44 ? vErrors.length = _errs44 : vErrors = null)) : errors++;
          }
        }
      }
      var _valid0 = _errs42 === errors;
      if (errors = _errs41, vErrors !== null && (_errs41 ? vErrors.length = _errs41 : vErrors = null), _valid0) {
        let _errs46 = errors;
        data17 && typeof data17 == "object" && !Array.isArray(data17) && data17.disableable !== void 0 && data17.disableable !== !1 && (vErrors = fault(vErrors, instancePath + "/managedPolicy/disableable", "const", { allowedValue: !1 }), errors++);
        var _valid0 = _errs46 === errors;
        valid22 = _valid0;
      }
      if (valid22 || (vErrors = fault(vErrors, instancePath + "/managedPolicy", "if", { failingKeyword: "then" }), errors++), data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.scopes === void 0 && (vErrors = fault(vErrors, instancePath + "/managedPolicy", "required", { missingProperty: "scopes" }), errors++), data17.disableable === void 0 && (vErrors = fault(vErrors, instancePath + "/managedPolicy", "required", { missingProperty: "disableable" }), errors++), data17.scopes !== void 0) {
          let data21 = data17.scopes;
          if (Array.isArray(data21)) {
            let len7 = data21.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data22 = data21[i7];
              data22 === "user" || data22 === "project" || data22 === "managed" || (vErrors = fault(vErrors, instancePath + "/managedPolicy/scopes/" + i7, "enum", { allowedValues: schema150.properties.scopes.items.enum }), errors++);
            }
            let at4 = func0(data21);
            at4 >= 0 && (vErrors = fault(vErrors, instancePath + "/managedPolicy/scopes", "uniqueItems", { at: at4 }), errors++);
          } else
            vErrors = fault(vErrors, instancePath + "/managedPolicy/scopes", "type", { type: "array" }), errors++;
        }
        data17.disableable !== void 0 && typeof data17.disableable != "boolean" && (vErrors = fault(vErrors, instancePath + "/managedPolicy/disableable", "type", { type: "boolean" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/managedPolicy", "type", { type: "object" }), errors++;
    }
    if (data.correlationIdentityFields !== void 0) {
      let data24 = data.correlationIdentityFields;
      if (Array.isArray(data24)) {
        let len8 = data24.length;
        for (let i8 = 0; i8 < len8; i8++) {
          let data25 = data24[i8];
          typeof data25 == "string" ? data25.length < 1 && (vErrors = fault(vErrors, instancePath + "/correlationIdentityFields/" + i8, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/correlationIdentityFields/" + i8, "type", { type: "string" }), errors++);
        }
        let at5 = func0(data24);
        at5 >= 0 && (vErrors = fault(vErrors, instancePath + "/correlationIdentityFields", "uniqueItems", { at: at5 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/correlationIdentityFields", "type", { type: "array" }), errors++;
    }
    data.identity !== void 0 && (vErrors = fault(vErrors, instancePath + "/identity", "false schema", {}), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate81.errors = vErrors, errors === 0;
}
function validate79(data, instancePath = "") {
  let vErrors = null, errors = 0;
  validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  let _errs1 = errors, valid1 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.trigger === void 0 && (missing0 = "trigger"))
      errors++;
    else if (data.trigger !== void 0) {
      let data0 = data.trigger;
      data0 === "clear" || data0 === "fork" || errors++;
    }
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs4 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.resumedFrom === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "resumedFrom" }), errors++);
    var _valid0 = _errs4 === errors;
    valid1 = _valid0;
  }
  if (valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "session" }), errors++), data.trigger === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "trigger" }), errors++), data.harness === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "harness" }), errors++), data.permissionMode === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "permissionMode" }), errors++), data.manifest === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "manifest" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "session.start" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session.start" }), errors++), data.trigger !== void 0) {
      let data2 = data.trigger;
      data2 === "startup" || data2 === "resume" || data2 === "clear" || data2 === "compact" || data2 === "fork" || (vErrors = fault(vErrors, instancePath + "/trigger", "enum", { allowedValues: schema137.properties.trigger.enum }), errors++);
    }
    if (data.resumedFrom !== void 0) {
      let data3 = data.resumedFrom;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        data3.id === void 0 && (vErrors = fault(vErrors, instancePath + "/resumedFrom", "required", { missingProperty: "id" }), errors++);
        for (let key0 in data3)
          key0 !== "id" && (vErrors = fault(vErrors, instancePath + "/resumedFrom", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/resumedFrom/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/resumedFrom/id", "type", { type: "string" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/resumedFrom", "type", { type: "object" }), errors++;
    }
    if (data.harness !== void 0) {
      let data5 = data.harness;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        data5.name === void 0 && (vErrors = fault(vErrors, instancePath + "/harness", "required", { missingProperty: "name" }), errors++), data5.version === void 0 && (vErrors = fault(vErrors, instancePath + "/harness", "required", { missingProperty: "version" }), errors++);
        for (let key1 in data5)
          key1 === "name" || key1 === "version" || (vErrors = fault(vErrors, instancePath + "/harness", "additionalProperties", { additionalProperty: key1 }), errors++);
        if (data5.name !== void 0) {
          let data6 = data5.name;
          typeof data6 == "string" ? data6.length < 1 && (vErrors = fault(vErrors, instancePath + "/harness/name", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/harness/name", "type", { type: "string" }), errors++);
        }
        if (data5.version !== void 0) {
          let data7 = data5.version;
          typeof data7 == "string" ? data7.length < 1 && (vErrors = fault(vErrors, instancePath + "/harness/version", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/harness/version", "type", { type: "string" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/harness", "type", { type: "object" }), errors++;
    }
    if (data.permissionMode !== void 0) {
      let data8 = data.permissionMode;
      typeof data8 == "string" ? data8.length < 1 && (vErrors = fault(vErrors, instancePath + "/permissionMode", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/permissionMode", "type", { type: "string" }), errors++);
    }
    data.manifest !== void 0 && (validate81(data.manifest, instancePath + "/manifest") || (vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors), errors = vErrors.length)), data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.tool !== void 0 && (vErrors = fault(vErrors, instancePath + "/tool", "false schema", {}), errors++), data.outcome !== void 0 && (vErrors = fault(vErrors, instancePath + "/outcome", "false schema", {}), errors++);
  }
  return validate79.errors = vErrors, errors === 0;
}
var event_config_change_before = validate88;
function validate91(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.source === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" }), errors++), data.scope === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scope" }), errors++), data.settings === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "settings" }), errors++), data.summary === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "summary" }), errors++);
    for (let key0 in data)
      key0 === "source" || key0 === "scope" || key0 === "settings" || key0 === "summary" || key0 === "path" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.source !== void 0) {
      let data0 = data.source;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/source", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/source", "type", { type: "string" }), errors++);
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/scope", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/scope", "type", { type: "string" }), errors++);
    }
    if (data.settings !== void 0) {
      let data2 = data.settings;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          typeof data3 == "string" ? data3.length < 1 && (vErrors = fault(vErrors, instancePath + "/settings/" + i0, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/settings/" + i0, "type", { type: "string" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/settings", "type", { type: "array" }), errors++;
    }
    if (data.summary !== void 0 && typeof data.summary != "string" && (vErrors = fault(vErrors, instancePath + "/summary", "type", { type: "string" }), errors++), data.path !== void 0) {
      let data5 = data.path;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate91.errors = vErrors, errors === 0;
}
function validate88(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.change === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "change" }), errors++), data.type !== void 0 && data.type !== "config.change.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "config.change.before" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.change !== void 0 && (validate91(data.change, instancePath + "/change") || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length));
  }
  return validate88.errors = vErrors, errors === 0;
}
var event_turn_start = validate93, schema158 = { $ref: "#/$defs/event.schema.json", required: ["turn", "trigger", "items"], properties: { type: { const: "turn.start" }, turn: { $ref: "#/$defs/event-parts.schema.json/$defs/turn" }, trigger: { enum: ["user", "continuation", "hook", "external"] }, items: { $ref: "#/$defs/content.schema.json/$defs/messages" }, expandedFrom: { $ref: "#/$defs/common.schema.json/$defs/text" } } };
function validate95(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "synthesized" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate95.errors = vErrors, errors === 0;
}
function validate93(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" }), errors++), data.trigger === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "trigger" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "turn.start" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn.start" }), errors++), data.turn !== void 0 && (validate95(data.turn, instancePath + "/turn") || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.trigger !== void 0) {
      let data2 = data.trigger;
      data2 === "user" || data2 === "continuation" || data2 === "hook" || data2 === "external" || (vErrors = fault(vErrors, instancePath + "/trigger", "enum", { allowedValues: schema158.properties.trigger.enum }), errors++);
    }
    if (data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.expandedFrom !== void 0) {
      let data4 = data.expandedFrom;
      typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/expandedFrom", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/expandedFrom", "type", { type: "string" }), errors++);
    }
  }
  return validate93.errors = vErrors, errors === 0;
}
var event_turn_finish_before = validate98, schema163 = { $ref: "#/$defs/event.schema.json", required: ["turn", "outcome", "continuationCount", "items"], properties: { type: { const: "turn.finish.before" }, turn: { $ref: "#/$defs/event-parts.schema.json/$defs/turn" }, outcome: { enum: ["completed", "failed", "cancelled", "max_iterations"] }, continuationCount: { $ref: "#/$defs/common.schema.json/$defs/count" }, items: { $ref: "#/$defs/content.schema.json/$defs/messages" }, lastAssistantItem: { $ref: "#/$defs/event.schema.json/$defs/item" }, usage: { $ref: "#/$defs/event-parts.schema.json/$defs/turnUsage" } } };
function validate102(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate102.errors = vErrors, errors === 0;
}
var schema167 = { type: "object", required: ["kind", "scope", "completeness", "provenance"], properties: { kind: { const: "total" }, scope: { const: "turn" }, completeness: { enum: ["complete", "partial", "unknown"] }, provenance: { enum: ["provider", "estimate", "mixed"] }, inputTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, outputTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, cacheReadTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, cacheWriteTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, cost: { $ref: "#/$defs/event-parts.schema.json/$defs/cost" } }, additionalProperties: !1 }, schema172 = { type: "object", required: ["amount", "currency", "basis"], properties: { amount: { type: "number", minimum: 0 }, currency: { type: "string", pattern: "^[A-Z]{3}$" }, basis: { enum: ["billed", "reported", "estimated"] } }, additionalProperties: !1 }, pattern14 = new RegExp("^[A-Z]{3}$", "u");
function validate104(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.kind === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" }), errors++), data.scope === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scope" }), errors++), data.completeness === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "completeness" }), errors++), data.provenance === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provenance" }), errors++);
    for (let key0 in data)
      func7.call(schema167.properties, key0) || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.kind !== void 0 && data.kind !== "total" && (vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "total" }), errors++), data.scope !== void 0 && data.scope !== "turn" && (vErrors = fault(vErrors, instancePath + "/scope", "const", { allowedValue: "turn" }), errors++), data.completeness !== void 0) {
      let data2 = data.completeness;
      data2 === "complete" || data2 === "partial" || data2 === "unknown" || (vErrors = fault(vErrors, instancePath + "/completeness", "enum", { allowedValues: schema167.properties.completeness.enum }), errors++);
    }
    if (data.provenance !== void 0) {
      let data3 = data.provenance;
      data3 === "provider" || data3 === "estimate" || data3 === "mixed" || (vErrors = fault(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema167.properties.provenance.enum }), errors++);
    }
    if (data.inputTokens !== void 0) {
      let data4 = data.inputTokens;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = fault(vErrors, instancePath + "/inputTokens", "type", { type: "integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4)) && (vErrors = fault(vErrors, instancePath + "/inputTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.outputTokens !== void 0) {
      let data5 = data.outputTokens;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = fault(vErrors, instancePath + "/outputTokens", "type", { type: "integer" }), errors++), typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)) && (vErrors = fault(vErrors, instancePath + "/outputTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.cacheReadTokens !== void 0) {
      let data6 = data.cacheReadTokens;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = fault(vErrors, instancePath + "/cacheReadTokens", "type", { type: "integer" }), errors++), typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6)) && (vErrors = fault(vErrors, instancePath + "/cacheReadTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.cacheWriteTokens !== void 0) {
      let data7 = data.cacheWriteTokens;
      typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = fault(vErrors, instancePath + "/cacheWriteTokens", "type", { type: "integer" }), errors++), typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7)) && (vErrors = fault(vErrors, instancePath + "/cacheWriteTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.cost !== void 0) {
      let data8 = data.cost;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        data8.amount === void 0 && (vErrors = fault(vErrors, instancePath + "/cost", "required", { missingProperty: "amount" }), errors++), data8.currency === void 0 && (vErrors = fault(vErrors, instancePath + "/cost", "required", { missingProperty: "currency" }), errors++), data8.basis === void 0 && (vErrors = fault(vErrors, instancePath + "/cost", "required", { missingProperty: "basis" }), errors++);
        for (let key1 in data8)
          key1 === "amount" || key1 === "currency" || key1 === "basis" || (vErrors = fault(vErrors, instancePath + "/cost", "additionalProperties", { additionalProperty: key1 }), errors++);
        if (data8.amount !== void 0) {
          let data9 = data8.amount;
          typeof data9 == "number" && isFinite(data9) ? (data9 < 0 || isNaN(data9)) && (vErrors = fault(vErrors, instancePath + "/cost/amount", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/cost/amount", "type", { type: "number" }), errors++);
        }
        if (data8.currency !== void 0) {
          let data10 = data8.currency;
          typeof data10 == "string" ? pattern14.test(data10) || (vErrors = fault(vErrors, instancePath + "/cost/currency", "pattern", { pattern: "^[A-Z]{3}$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/cost/currency", "type", { type: "string" }), errors++);
        }
        if (data8.basis !== void 0) {
          let data11 = data8.basis;
          data11 === "billed" || data11 === "reported" || data11 === "estimated" || (vErrors = fault(vErrors, instancePath + "/cost/basis", "enum", { allowedValues: schema172.properties.basis.enum }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/cost", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate104.errors = vErrors, errors === 0;
}
function validate98(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" }), errors++), data.outcome === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" }), errors++), data.continuationCount === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "continuationCount" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "turn.finish.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn.finish.before" }), errors++), data.turn !== void 0 && (validate95(data.turn, instancePath + "/turn") || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data2 = data.outcome;
      data2 === "completed" || data2 === "failed" || data2 === "cancelled" || data2 === "max_iterations" || (vErrors = fault(vErrors, instancePath + "/outcome", "enum", { allowedValues: schema163.properties.outcome.enum }), errors++);
    }
    if (data.continuationCount !== void 0) {
      let data3 = data.continuationCount;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = fault(vErrors, instancePath + "/continuationCount", "type", { type: "integer" }), errors++), typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3)) && (vErrors = fault(vErrors, instancePath + "/continuationCount", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.lastAssistantItem !== void 0 && (validate102(data.lastAssistantItem, instancePath + "/lastAssistantItem") || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.usage !== void 0 && (validate104(data.usage, instancePath + "/usage") || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
  }
  return validate98.errors = vErrors, errors === 0;
}
var event_model_request_before = validate106;
function validate108(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.provider === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "provider" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/provider", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate108.errors = vErrors, errors === 0;
}
function validate110(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.number === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "number" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "number" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.number !== void 0) {
      let data1 = data.number;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = fault(vErrors, instancePath + "/number", "type", { type: "integer" }), errors++), typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1)) && (vErrors = fault(vErrors, instancePath + "/number", "minimum", { comparison: ">=", limit: 1 }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate110.errors = vErrors, errors === 0;
}
function validate106(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" }), errors++), data.attempt === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "attempt" }), errors++), data.params === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "params" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "model.request.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "model.request.before" }), errors++), data.model !== void 0 && (validate108(data.model, instancePath + "/model") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.attempt !== void 0 && (validate110(data.attempt, instancePath + "/attempt") || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length)), data.params !== void 0) {
      let data3 = data.params;
      data3 && typeof data3 == "object" && !Array.isArray(data3) || (vErrors = fault(vErrors, instancePath + "/params", "type", { type: "object" }), errors++);
    }
    data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.usage !== void 0 && (vErrors = fault(vErrors, instancePath + "/usage", "false schema", {}), errors++), data.execution !== void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "false schema", {}), errors++), data.finishReason !== void 0 && (vErrors = fault(vErrors, instancePath + "/finishReason", "false schema", {}), errors++), data.latencyMs !== void 0 && (vErrors = fault(vErrors, instancePath + "/latencyMs", "false schema", {}), errors++), data.error !== void 0 && (vErrors = fault(vErrors, instancePath + "/error", "false schema", {}), errors++);
  }
  return validate106.errors = vErrors, errors === 0;
}
var event_model_response_after = validate113;
var schema180 = { $ref: "#/$defs/event-parts.schema.json/$defs/execution", properties: { reason: { enum: ["supplied_result"] } } }, schema181 = { type: "object", required: ["status"], properties: { status: { enum: ["executed", "skipped"] }, reason: { enum: ["supplied_result", "policy", "cancelled", "timeout", "other"] }, detail: { $ref: "#/$defs/common.schema.json/$defs/text" } }, additionalProperties: !1, allOf: [{ if: { required: ["status"], properties: { status: { const: "executed" } } }, then: { properties: { reason: !1, detail: !1 } } }, { if: { required: ["status"], properties: { status: { const: "skipped" } } }, then: { required: ["reason"] } }, { if: { required: ["reason"], properties: { reason: { const: "supplied_result" } } }, then: { properties: { detail: !1 } } }] };
function validate118(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.status === void 0 && (missing0 = "status") || data.status !== void 0 && data.status !== "executed") && errors++;
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs5 = errors;
    data && typeof data == "object" && !Array.isArray(data) && (data.reason !== void 0 && (vErrors = fault(vErrors, instancePath + "/reason", "false schema", {}), errors++), data.detail !== void 0 && (vErrors = fault(vErrors, instancePath + "/detail", "false schema", {}), errors++));
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs7 = errors, valid4 = !0, _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    (data.status === void 0 && (missing1 = "status") || data.status !== void 0 && data.status !== "skipped") && errors++;
  }
  var _valid1 = _errs8 === errors;
  if (errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null), _valid1) {
    let _errs10 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++);
    var _valid1 = _errs10 === errors;
    valid4 = _valid1;
  }
  valid4 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs12 = errors, valid6 = !0, _errs13 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    (data.reason === void 0 && (missing2 = "reason") || data.reason !== void 0 && data.reason !== "supplied_result") && errors++;
  }
  var _valid2 = _errs13 === errors;
  if (errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null), _valid2) {
    let _errs15 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.detail !== void 0 && (vErrors = fault(vErrors, instancePath + "/detail", "false schema", {}), errors++);
    var _valid2 = _errs15 === errors;
    valid6 = _valid2;
  }
  if (valid6 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    data.status === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" }), errors++);
    for (let key0 in data)
      key0 === "status" || key0 === "reason" || key0 === "detail" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.status !== void 0) {
      let data6 = data.status;
      data6 === "executed" || data6 === "skipped" || (vErrors = fault(vErrors, instancePath + "/status", "enum", { allowedValues: schema181.properties.status.enum }), errors++);
    }
    if (data.reason !== void 0) {
      let data7 = data.reason;
      data7 === "supplied_result" || data7 === "policy" || data7 === "cancelled" || data7 === "timeout" || data7 === "other" || (vErrors = fault(vErrors, instancePath + "/reason", "enum", { allowedValues: schema181.properties.reason.enum }), errors++);
    }
    if (data.detail !== void 0) {
      let data8 = data.detail;
      typeof data8 == "string" ? data8.length < 1 && (vErrors = fault(vErrors, instancePath + "/detail", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/detail", "type", { type: "string" }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate118.errors = vErrors, errors === 0;
}
function validate117(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate118(data, instancePath) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.reason !== void 0 && data.reason !== "supplied_result" && (vErrors = fault(vErrors, instancePath + "/reason", "enum", { allowedValues: schema180.properties.reason.enum }), errors++), validate117.errors = vErrors, errors === 0;
}
var schema184 = { type: "object", required: ["kind", "scope", "completeness", "provenance"], properties: { kind: { const: "amount" }, scope: { const: "attempt" }, completeness: { enum: ["complete", "partial", "unknown"] }, provenance: { enum: ["provider", "estimate"] }, inputTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, outputTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, cacheReadTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, cacheWriteTokens: { $ref: "#/$defs/common.schema.json/$defs/count" }, cost: { $ref: "#/$defs/event-parts.schema.json/$defs/cost" } }, additionalProperties: !1 };
function validate122(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.kind === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" }), errors++), data.scope === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scope" }), errors++), data.completeness === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "completeness" }), errors++), data.provenance === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provenance" }), errors++);
    for (let key0 in data)
      func7.call(schema184.properties, key0) || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.kind !== void 0 && data.kind !== "amount" && (vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "amount" }), errors++), data.scope !== void 0 && data.scope !== "attempt" && (vErrors = fault(vErrors, instancePath + "/scope", "const", { allowedValue: "attempt" }), errors++), data.completeness !== void 0) {
      let data2 = data.completeness;
      data2 === "complete" || data2 === "partial" || data2 === "unknown" || (vErrors = fault(vErrors, instancePath + "/completeness", "enum", { allowedValues: schema184.properties.completeness.enum }), errors++);
    }
    if (data.provenance !== void 0) {
      let data3 = data.provenance;
      data3 === "provider" || data3 === "estimate" || (vErrors = fault(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema184.properties.provenance.enum }), errors++);
    }
    if (data.inputTokens !== void 0) {
      let data4 = data.inputTokens;
      typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4) || (vErrors = fault(vErrors, instancePath + "/inputTokens", "type", { type: "integer" }), errors++), typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4)) && (vErrors = fault(vErrors, instancePath + "/inputTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.outputTokens !== void 0) {
      let data5 = data.outputTokens;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = fault(vErrors, instancePath + "/outputTokens", "type", { type: "integer" }), errors++), typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)) && (vErrors = fault(vErrors, instancePath + "/outputTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.cacheReadTokens !== void 0) {
      let data6 = data.cacheReadTokens;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = fault(vErrors, instancePath + "/cacheReadTokens", "type", { type: "integer" }), errors++), typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6)) && (vErrors = fault(vErrors, instancePath + "/cacheReadTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.cacheWriteTokens !== void 0) {
      let data7 = data.cacheWriteTokens;
      typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = fault(vErrors, instancePath + "/cacheWriteTokens", "type", { type: "integer" }), errors++), typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7)) && (vErrors = fault(vErrors, instancePath + "/cacheWriteTokens", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.cost !== void 0) {
      let data8 = data.cost;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        data8.amount === void 0 && (vErrors = fault(vErrors, instancePath + "/cost", "required", { missingProperty: "amount" }), errors++), data8.currency === void 0 && (vErrors = fault(vErrors, instancePath + "/cost", "required", { missingProperty: "currency" }), errors++), data8.basis === void 0 && (vErrors = fault(vErrors, instancePath + "/cost", "required", { missingProperty: "basis" }), errors++);
        for (let key1 in data8)
          key1 === "amount" || key1 === "currency" || key1 === "basis" || (vErrors = fault(vErrors, instancePath + "/cost", "additionalProperties", { additionalProperty: key1 }), errors++);
        if (data8.amount !== void 0) {
          let data9 = data8.amount;
          typeof data9 == "number" && isFinite(data9) ? (data9 < 0 || isNaN(data9)) && (vErrors = fault(vErrors, instancePath + "/cost/amount", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/cost/amount", "type", { type: "number" }), errors++);
        }
        if (data8.currency !== void 0) {
          let data10 = data8.currency;
          typeof data10 == "string" ? pattern14.test(data10) || (vErrors = fault(vErrors, instancePath + "/cost/currency", "pattern", { pattern: "^[A-Z]{3}$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/cost/currency", "type", { type: "string" }), errors++);
        }
        if (data8.basis !== void 0) {
          let data11 = data8.basis;
          data11 === "billed" || data11 === "reported" || data11 === "estimated" || (vErrors = fault(vErrors, instancePath + "/cost/basis", "enum", { allowedValues: schema172.properties.basis.enum }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/cost", "type", { type: "object" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate122.errors = vErrors, errors === 0;
}
function validate113(data, instancePath = "") {
  let vErrors = null, errors = 0;
  validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  let _errs1 = errors, valid1 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.execution === void 0 && (missing0 = "execution"))
      errors++;
    else if (data.execution !== void 0) {
      let data0 = data.execution;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        let missing1;
        (data0.status === void 0 && (missing1 = "status") || data0.status !== void 0 && data0.status !== "skipped") && errors++;
      }
    }
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs5 = errors;
    data && typeof data == "object" && !Array.isArray(data) && (data.usage !== void 0 && (vErrors = fault(vErrors, instancePath + "/usage", "false schema", {}), errors++), data.latencyMs !== void 0 && (vErrors = fault(vErrors, instancePath + "/latencyMs", "false schema", {}), errors++));
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" }), errors++), data.attempt === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "attempt" }), errors++), data.execution === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "execution" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.finishReason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "finishReason" }), errors++), data.type !== void 0 && data.type !== "model.response.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "model.response.after" }), errors++), data.model !== void 0 && (validate108(data.model, instancePath + "/model") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.attempt !== void 0 && (validate110(data.attempt, instancePath + "/attempt") || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length)), data.execution !== void 0 && (validate117(data.execution, instancePath + "/execution") || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length)), data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.finishReason !== void 0) {
      let data9 = data.finishReason;
      typeof data9 == "string" ? data9.length < 1 && (vErrors = fault(vErrors, instancePath + "/finishReason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/finishReason", "type", { type: "string" }), errors++);
    }
    if (data.usage !== void 0 && (validate122(data.usage, instancePath + "/usage") || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length)), data.latencyMs !== void 0) {
      let data11 = data.latencyMs;
      typeof data11 == "number" && isFinite(data11) ? (data11 < 0 || isNaN(data11)) && (vErrors = fault(vErrors, instancePath + "/latencyMs", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/latencyMs", "type", { type: "number" }), errors++);
    }
    data.error !== void 0 && (vErrors = fault(vErrors, instancePath + "/error", "false schema", {}), errors++);
  }
  return validate113.errors = vErrors, errors === 0;
}
var event_model_switch_before = validate124;
function validate124(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.current === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "current" }), errors++), data.proposed === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "proposed" }), errors++), data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++), data.type !== void 0 && data.type !== "model.switch.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "model.switch.before" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.current !== void 0 && (validate108(data.current, instancePath + "/current") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.proposed !== void 0 && (validate108(data.proposed, instancePath + "/proposed") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.reason !== void 0) {
      let data5 = data.reason;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
    }
    if (data.pricing !== void 0) {
      let data6 = data.pricing;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.currency === void 0 && (vErrors = fault(vErrors, instancePath + "/pricing", "required", { missingProperty: "currency" }), errors++), data6.currency !== void 0) {
          let data7 = data6.currency;
          typeof data7 == "string" ? pattern14.test(data7) || (vErrors = fault(vErrors, instancePath + "/pricing/currency", "pattern", { pattern: "^[A-Z]{3}$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/pricing/currency", "type", { type: "string" }), errors++);
        }
        if (data6.inputPerMillionTokens !== void 0) {
          let data8 = data6.inputPerMillionTokens;
          typeof data8 == "number" && isFinite(data8) ? (data8 < 0 || isNaN(data8)) && (vErrors = fault(vErrors, instancePath + "/pricing/inputPerMillionTokens", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/pricing/inputPerMillionTokens", "type", { type: "number" }), errors++);
        }
        if (data6.outputPerMillionTokens !== void 0) {
          let data9 = data6.outputPerMillionTokens;
          typeof data9 == "number" && isFinite(data9) ? (data9 < 0 || isNaN(data9)) && (vErrors = fault(vErrors, instancePath + "/pricing/outputPerMillionTokens", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/pricing/outputPerMillionTokens", "type", { type: "number" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/pricing", "type", { type: "object" }), errors++;
    }
    data.previous !== void 0 && (vErrors = fault(vErrors, instancePath + "/previous", "false schema", {}), errors++);
  }
  return validate124.errors = vErrors, errors === 0;
}
var event_tool_before = validate129;
function validate132(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "synthesized" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate132.errors = vErrors, errors === 0;
}
var schema197 = { type: "object", required: ["name", "input", "origin"], properties: { name: { $ref: "#/$defs/common.schema.json/$defs/text" }, input: { type: "object" }, origin: { enum: ["native", "mcp"] }, kind: { $ref: "#/$defs/common.schema.json/$defs/text" }, mcp: { $ref: "#/$defs/event-parts.schema.json/$defs/mcp" } }, additionalProperties: !1, allOf: [{ if: { required: ["origin"], properties: { origin: { const: "mcp" } } }, then: { required: ["mcp"] } }, { if: { required: ["origin"], properties: { origin: { const: "native" } } }, then: { properties: { mcp: !1 } } }] }, schema200 = { type: "object", required: ["server", "toolName", "provenance", "connection"], properties: { server: { type: "object", required: ["id"], properties: { id: { $ref: "#/$defs/common.schema.json/$defs/text" }, name: { type: "string" } } }, toolName: { $ref: "#/$defs/common.schema.json/$defs/text" }, provenance: { enum: ["runtime", "inferred"] }, connection: { $ref: "#/$defs/event-parts.schema.json/$defs/connection" } }, additionalProperties: !1 };
var pattern17 = new RegExp("^_", "u"), pattern19 = new RegExp("^(http|sse|stdio|_.+)$", "u"), pattern20 = new RegExp("^[hH][tT][tT][pP][sS]?:", "u");
function validate136(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.transport === void 0 && (missing0 = "transport"))
      errors++;
    else {
      if (data.transport !== void 0) {
        let data0 = data.transport, _errs4 = errors;
        data0 === "http" || data0 === "sse" || errors++;
        var valid2 = _errs4 === errors;
      } else
        var valid2 = !0;
      if (valid2)
        if (data.gaps !== void 0) {
          let data1 = data.gaps, _errs5 = errors, _errs6 = errors, _errs7 = errors;
          if (Array.isArray(data1)) {
            let _errs8 = errors, len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0], _errs9 = errors;
              if (errors === errors)
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing1;
                  (data2.path === void 0 && (missing1 = "path") || data2.path !== void 0 && data2.path !== "url") && errors++;
                } else
                  errors++;
              var valid4 = _errs9 === errors;
              if (valid4)
                break;
            }
            valid4 ? (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)) : errors++;
          }
          var valid3 = _errs7 === errors;
          valid3 ? errors++ : (errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null));
          var valid2 = _errs5 === errors;
        } else
          var valid2 = !0;
    }
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs13 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.url === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "url" }), errors++);
    var _valid0 = _errs13 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs15 = errors, valid7 = !0, _errs16 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    if (data.transport === void 0 && (missing2 = "transport"))
      errors++;
    else {
      if (data.transport !== void 0) {
        let _errs17 = errors;
        data.transport !== "stdio" && errors++;
        var valid8 = _errs17 === errors;
      } else
        var valid8 = !0;
      if (valid8)
        if (data.gaps !== void 0) {
          let data5 = data.gaps, _errs18 = errors, _errs19 = errors, _errs20 = errors;
          if (Array.isArray(data5)) {
            let _errs21 = errors, len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1], _errs22 = errors;
              if (errors === errors)
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                  let missing3;
                  (data6.path === void 0 && (missing3 = "path") || data6.path !== void 0 && data6.path !== "command") && errors++;
                } else
                  errors++;
              var valid10 = _errs22 === errors;
              if (valid10)
                break;
            }
            valid10 ? (errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null)) : errors++;
          }
          var valid9 = _errs20 === errors;
          valid9 ? errors++ : (errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null));
          var valid8 = _errs18 === errors;
        } else
          var valid8 = !0;
    }
  }
  var _valid1 = _errs16 === errors;
  if (errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null), _valid1) {
    let _errs26 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.command === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "command" }), errors++);
    var _valid1 = _errs26 === errors;
    valid7 = _valid1;
  }
  valid7 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs28 = errors, valid13 = !0, _errs29 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing4;
    if (data.transport === void 0 && (missing4 = "transport"))
      errors++;
    else {
      if (data.transport !== void 0) {
        let _errs30 = errors;
        data.transport !== "stdio" && errors++;
        var valid14 = _errs30 === errors;
      } else
        var valid14 = !0;
      if (valid14)
        if (data.gaps !== void 0) {
          let data9 = data.gaps, _errs31 = errors, _errs32 = errors, _errs33 = errors;
          if (Array.isArray(data9)) {
            let _errs34 = errors, len2 = data9.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data10 = data9[i2], _errs35 = errors;
              if (errors === errors)
                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                  let missing5;
                  (data10.path === void 0 && (missing5 = "path") || data10.path !== void 0 && data10.path !== "args") && errors++;
                } else
                  errors++;
              var valid16 = _errs35 === errors;
              if (valid16)
                break;
            }
            valid16 ? (errors = _errs34, vErrors !== null && (_errs34 ? vErrors.length = _errs34 : vErrors = null)) : errors++;
          }
          var valid15 = _errs33 === errors;
          valid15 ? errors++ : (errors = _errs32, vErrors !== null && (_errs32 ? vErrors.length = _errs32 : vErrors = null));
          var valid14 = _errs31 === errors;
        } else
          var valid14 = !0;
    }
  }
  var _valid2 = _errs29 === errors;
  if (errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null), _valid2) {
    let _errs39 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.args === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "args" }), errors++);
    var _valid2 = _errs39 === errors;
    valid13 = _valid2;
  }
  valid13 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs41 = errors, valid19 = !0, _errs42 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing6;
    if (data.transport === void 0 && (missing6 = "transport"))
      errors++;
    else {
      if (data.transport !== void 0) {
        let _errs43 = errors;
        data.transport !== "stdio" && errors++;
        var valid20 = _errs43 === errors;
      } else
        var valid20 = !0;
      if (valid20)
        if (data.gaps !== void 0) {
          let data13 = data.gaps, _errs44 = errors, _errs45 = errors, _errs46 = errors;
          if (Array.isArray(data13)) {
            let _errs47 = errors, len3 = data13.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data14 = data13[i3], _errs48 = errors;
              if (errors === errors)
                if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                  let missing7;
                  (data14.path === void 0 && (missing7 = "path") || data14.path !== void 0 && data14.path !== "cwd") && errors++;
                } else
                  errors++;
              var valid22 = _errs48 === errors;
              if (valid22)
                break;
            }
            valid22 ? (errors = _errs47, vErrors !== null && (_errs47 ? vErrors.length = _errs47 : vErrors = null)) : errors++;
          }
          var valid21 = _errs46 === errors;
          valid21 ? errors++ : (errors = _errs45, vErrors !== null && (_errs45 ? vErrors.length = _errs45 : vErrors = null));
          var valid20 = _errs44 === errors;
        } else
          var valid20 = !0;
    }
  }
  var _valid3 = _errs42 === errors;
  if (errors = _errs41, vErrors !== null && (_errs41 ? vErrors.length = _errs41 : vErrors = null), _valid3) {
    let _errs52 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.cwd === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cwd" }), errors++);
    var _valid3 = _errs52 === errors;
    valid19 = _valid3;
  }
  valid19 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs54 = errors, valid25 = !0, _errs55 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing8;
    if (data.transport === void 0 && (missing8 = "transport"))
      errors++;
    else {
      if (data.transport !== void 0) {
        let data16 = data.transport, _errs56 = errors;
        typeof data16 == "string" && (pattern17.test(data16) || errors++);
        var valid26 = _errs56 === errors;
      } else
        var valid26 = !0;
      if (valid26)
        if (data.gaps !== void 0) {
          let data17 = data.gaps, _errs57 = errors, _errs58 = errors, _errs59 = errors;
          if (Array.isArray(data17)) {
            let _errs60 = errors, len4 = data17.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data18 = data17[i4], _errs61 = errors;
              if (errors === errors)
                if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                  let missing9;
                  (data18.path === void 0 && (missing9 = "path") || data18.path !== void 0 && data18.path !== "addressForm") && errors++;
                } else
                  errors++;
              var valid28 = _errs61 === errors;
              if (valid28)
                break;
            }
            valid28 ? (errors = _errs60, vErrors !== null && (_errs60 ? vErrors.length = _errs60 : vErrors = null)) : errors++;
          }
          var valid27 = _errs59 === errors;
          valid27 ? errors++ : (errors = _errs58, vErrors !== null && (_errs58 ? vErrors.length = _errs58 : vErrors = null));
          var valid26 = _errs57 === errors;
        } else
          var valid26 = !0;
    }
  }
  var _valid4 = _errs55 === errors;
  if (errors = _errs54, vErrors !== null && (_errs54 ? vErrors.length = _errs54 : vErrors = null), _valid4) {
    let _errs65 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.addressForm === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "addressForm" }), errors++);
    var _valid4 = _errs65 === errors;
    valid25 = _valid4;
  }
  valid25 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs67 = errors, valid31 = !0, _errs68 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing10;
    if (data.transport === void 0 && (missing10 = "transport"))
      errors++;
    else {
      if (data.transport !== void 0) {
        let data20 = data.transport, _errs69 = errors;
        typeof data20 == "string" && (pattern17.test(data20) || errors++);
        var valid32 = _errs69 === errors;
      } else
        var valid32 = !0;
      if (valid32)
        if (data.gaps !== void 0) {
          let data21 = data.gaps, _errs70 = errors, _errs71 = errors, _errs72 = errors;
          if (Array.isArray(data21)) {
            let _errs73 = errors, len5 = data21.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data22 = data21[i5], _errs74 = errors;
              if (errors === errors)
                if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                  let missing11;
                  (data22.path === void 0 && (missing11 = "path") || data22.path !== void 0 && data22.path !== "address") && errors++;
                } else
                  errors++;
              var valid34 = _errs74 === errors;
              if (valid34)
                break;
            }
            valid34 ? (errors = _errs73, vErrors !== null && (_errs73 ? vErrors.length = _errs73 : vErrors = null)) : errors++;
          }
          var valid33 = _errs72 === errors;
          valid33 ? errors++ : (errors = _errs71, vErrors !== null && (_errs71 ? vErrors.length = _errs71 : vErrors = null));
          var valid32 = _errs70 === errors;
        } else
          var valid32 = !0;
    }
  }
  var _valid5 = _errs68 === errors;
  if (errors = _errs67, vErrors !== null && (_errs67 ? vErrors.length = _errs67 : vErrors = null), _valid5) {
    let _errs78 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.address === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "address" }), errors++);
    var _valid5 = _errs78 === errors;
    valid31 = _valid5;
  }
  if (valid31 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.transport === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "transport" }), errors++), data.transport !== void 0) {
      let data24 = data.transport;
      typeof data24 == "string" ? pattern19.test(data24) || (vErrors = fault(vErrors, instancePath + "/transport", "pattern", { pattern: "^(http|sse|stdio|_.+)$" }), errors++) : (vErrors = fault(vErrors, instancePath + "/transport", "type", { type: "string" }), errors++);
    }
    if (data.url !== void 0) {
      let data25 = data.url;
      typeof data25 == "string" ? (pattern20.test(data25) || (vErrors = fault(vErrors, instancePath + "/url", "pattern", { pattern: "^[hH][tT][tT][pP][sS]?:" }), errors++), formats0(data25) || (vErrors = fault(vErrors, instancePath + "/url", "format", { format: "uri" }), errors++)) : (vErrors = fault(vErrors, instancePath + "/url", "type", { type: "string" }), errors++);
    }
    if (data.command !== void 0) {
      let data26 = data.command;
      typeof data26 == "string" ? data26.length < 1 && (vErrors = fault(vErrors, instancePath + "/command", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/command", "type", { type: "string" }), errors++);
    }
    if (data.args !== void 0) {
      let data27 = data.args;
      if (Array.isArray(data27)) {
        let len6 = data27.length;
        for (let i6 = 0; i6 < len6; i6++)
          typeof data27[i6] != "string" && (vErrors = fault(vErrors, instancePath + "/args/" + i6, "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/args", "type", { type: "array" }), errors++;
    }
    if (data.cwd !== void 0) {
      let data29 = data.cwd;
      typeof data29 == "string" ? data29.length < 1 && (vErrors = fault(vErrors, instancePath + "/cwd", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/cwd", "type", { type: "string" }), errors++);
    }
    if (data.addressForm !== void 0) {
      let data30 = data.addressForm;
      typeof data30 == "string" ? data30.length < 1 && (vErrors = fault(vErrors, instancePath + "/addressForm", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/addressForm", "type", { type: "string" }), errors++);
    }
    if (data.address !== void 0) {
      let data31 = data.address;
      typeof data31 == "string" ? data31.length < 1 && (vErrors = fault(vErrors, instancePath + "/address", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/address", "type", { type: "string" }), errors++);
    }
    if (data.gaps !== void 0) {
      let data32 = data.gaps;
      if (Array.isArray(data32)) {
        let len7 = data32.length;
        for (let i7 = 0; i7 < len7; i7++)
          validate32(data32[i7], instancePath + "/gaps/" + i7) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/gaps", "type", { type: "array" }), errors++;
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate136.errors = vErrors, errors === 0;
}
function validate135(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.server === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "server" }), errors++), data.toolName === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "toolName" }), errors++), data.provenance === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provenance" }), errors++), data.connection === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "connection" }), errors++);
    for (let key0 in data)
      key0 === "server" || key0 === "toolName" || key0 === "provenance" || key0 === "connection" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.server !== void 0) {
      let data0 = data.server;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0 && (vErrors = fault(vErrors, instancePath + "/server", "required", { missingProperty: "id" }), errors++), data0.id !== void 0) {
          let data1 = data0.id;
          typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/server/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/server/id", "type", { type: "string" }), errors++);
        }
        data0.name !== void 0 && typeof data0.name != "string" && (vErrors = fault(vErrors, instancePath + "/server/name", "type", { type: "string" }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/server", "type", { type: "object" }), errors++;
    }
    if (data.toolName !== void 0) {
      let data3 = data.toolName;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = fault(vErrors, instancePath + "/toolName", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/toolName", "type", { type: "string" }), errors++);
    }
    if (data.provenance !== void 0) {
      let data4 = data.provenance;
      data4 === "runtime" || data4 === "inferred" || (vErrors = fault(vErrors, instancePath + "/provenance", "enum", { allowedValues: schema200.properties.provenance.enum }), errors++);
    }
    data.connection !== void 0 && (validate136(data.connection, instancePath + "/connection") || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate135.errors = vErrors, errors === 0;
}
function validate134(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.origin === void 0 && (missing0 = "origin") || data.origin !== void 0 && data.origin !== "mcp") && errors++;
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs5 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.mcp === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mcp" }), errors++);
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs7 = errors, valid3 = !0, _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    (data.origin === void 0 && (missing1 = "origin") || data.origin !== void 0 && data.origin !== "native") && errors++;
  }
  var _valid1 = _errs8 === errors;
  if (errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null), _valid1) {
    let _errs10 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.mcp !== void 0 && (vErrors = fault(vErrors, instancePath + "/mcp", "false schema", {}), errors++);
    var _valid1 = _errs10 === errors;
    valid3 = _valid1;
  }
  if (valid3 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    data.name === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" }), errors++), data.input === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "input" }), errors++), data.origin === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "origin" }), errors++);
    for (let key0 in data)
      key0 === "name" || key0 === "input" || key0 === "origin" || key0 === "kind" || key0 === "mcp" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.name !== void 0) {
      let data3 = data.name;
      typeof data3 == "string" ? data3.length < 1 && (vErrors = fault(vErrors, instancePath + "/name", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" }), errors++);
    }
    if (data.input !== void 0) {
      let data4 = data.input;
      data4 && typeof data4 == "object" && !Array.isArray(data4) || (vErrors = fault(vErrors, instancePath + "/input", "type", { type: "object" }), errors++);
    }
    if (data.origin !== void 0) {
      let data5 = data.origin;
      data5 === "native" || data5 === "mcp" || (vErrors = fault(vErrors, instancePath + "/origin", "enum", { allowedValues: schema197.properties.origin.enum }), errors++);
    }
    if (data.kind !== void 0) {
      let data6 = data.kind;
      typeof data6 == "string" ? data6.length < 1 && (vErrors = fault(vErrors, instancePath + "/kind", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/kind", "type", { type: "string" }), errors++);
    }
    data.mcp !== void 0 && (validate135(data.mcp, instancePath + "/mcp") || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate134.errors = vErrors, errors === 0;
}
function validate141(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.callIds === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callIds" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "callIds" || key0 === "synthesized" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.callIds !== void 0) {
      let data1 = data.callIds;
      if (Array.isArray(data1)) {
        data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/callIds", "minItems", { limit: 1 }), errors++);
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          typeof data2 == "string" ? data2.length < 1 && (vErrors = fault(vErrors, instancePath + "/callIds/" + i0, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/callIds/" + i0, "type", { type: "string" }), errors++);
        }
        let at0 = func0(data1);
        at0 >= 0 && (vErrors = fault(vErrors, instancePath + "/callIds", "uniqueItems", { at: at0 }), errors++);
      } else
        vErrors = fault(vErrors, instancePath + "/callIds", "type", { type: "array" }), errors++;
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate141.errors = vErrors, errors === 0;
}
function validate129(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.call === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "call" }), errors++), data.tool === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tool" }), errors++), data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.type !== void 0 && data.type !== "tool.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool.before" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.call !== void 0 && (validate132(data.call, instancePath + "/call") || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.tool !== void 0 && (validate134(data.tool, instancePath + "/tool") || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.path !== void 0) {
      let data5 = data.path;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    data.batch !== void 0 && (validate141(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.outcome !== void 0 && (vErrors = fault(vErrors, instancePath + "/outcome", "false schema", {}), errors++), data.execution !== void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "false schema", {}), errors++), data.durationMs !== void 0 && (vErrors = fault(vErrors, instancePath + "/durationMs", "false schema", {}), errors++), data.fileChanges !== void 0 && (vErrors = fault(vErrors, instancePath + "/fileChanges", "false schema", {}), errors++);
  }
  return validate129.errors = vErrors, errors === 0;
}
var event_tool_after = validate143;
var schema222 = { enum: ["ok", "error", "denied", "cancelled", "timeout"] }, schema223 = { type: "object", required: ["message", "class"], properties: { message: { $ref: "#/$defs/common.schema.json/$defs/text" }, class: { $ref: "#/$defs/common.schema.json/$defs/text" }, code: { $ref: "#/$defs/common.schema.json/$defs/text" }, status: { type: ["string", "integer"], minLength: 1 }, native: {} }, additionalProperties: !1 };
function validate150(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.message === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" }), errors++), data.class === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "class" }), errors++);
    for (let key0 in data)
      key0 === "message" || key0 === "class" || key0 === "code" || key0 === "status" || key0 === "native" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.message !== void 0) {
      let data0 = data.message;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/message", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" }), errors++);
    }
    if (data.class !== void 0) {
      let data1 = data.class;
      typeof data1 == "string" ? data1.length < 1 && (vErrors = fault(vErrors, instancePath + "/class", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/class", "type", { type: "string" }), errors++);
    }
    if (data.code !== void 0) {
      let data2 = data.code;
      typeof data2 == "string" ? data2.length < 1 && (vErrors = fault(vErrors, instancePath + "/code", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/code", "type", { type: "string" }), errors++);
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      typeof data3 != "string" && !(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && (vErrors = fault(vErrors, instancePath + "/status", "type", { type: schema223.properties.status.type }), errors++), typeof data3 == "string" && data3.length < 1 && (vErrors = fault(vErrors, instancePath + "/status", "minLength", { limit: 1 }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate150.errors = vErrors, errors === 0;
}
var schema227 = { type: "object", required: ["path", "change"], properties: { path: { $ref: "#/$defs/common.schema.json/$defs/text" }, change: { enum: ["created", "modified", "deleted", "moved"] }, previousPath: { $ref: "#/$defs/common.schema.json/$defs/text" }, before: { $ref: "#/$defs/content.schema.json/$defs/part" }, after: { $ref: "#/$defs/content.schema.json/$defs/part" } }, additionalProperties: !1, allOf: [{ if: { required: ["change"], properties: { change: { const: "moved" } } }, then: { required: ["previousPath"] } }, { if: { required: ["change"], properties: { change: { const: "created" } } }, then: { properties: { before: !1 } } }, { if: { required: ["change"], properties: { change: { const: "deleted" } } }, then: { properties: { after: !1 } } }] };
function validate152(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.change === void 0 && (missing0 = "change") || data.change !== void 0 && data.change !== "moved") && errors++;
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs5 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.previousPath === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "previousPath" }), errors++);
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs7 = errors, valid3 = !0, _errs8 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    (data.change === void 0 && (missing1 = "change") || data.change !== void 0 && data.change !== "created") && errors++;
  }
  var _valid1 = _errs8 === errors;
  if (errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null), _valid1) {
    let _errs10 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.before !== void 0 && (vErrors = fault(vErrors, instancePath + "/before", "false schema", {}), errors++);
    var _valid1 = _errs10 === errors;
    valid3 = _valid1;
  }
  valid3 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs12 = errors, valid6 = !0, _errs13 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    (data.change === void 0 && (missing2 = "change") || data.change !== void 0 && data.change !== "deleted") && errors++;
  }
  var _valid2 = _errs13 === errors;
  if (errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null), _valid2) {
    let _errs15 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.after !== void 0 && (vErrors = fault(vErrors, instancePath + "/after", "false schema", {}), errors++);
    var _valid2 = _errs15 === errors;
    valid6 = _valid2;
  }
  if (valid6 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.change === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "change" }), errors++);
    for (let key0 in data)
      key0 === "path" || key0 === "change" || key0 === "previousPath" || key0 === "before" || key0 === "after" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.path !== void 0) {
      let data5 = data.path;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.change !== void 0) {
      let data6 = data.change;
      data6 === "created" || data6 === "modified" || data6 === "deleted" || data6 === "moved" || (vErrors = fault(vErrors, instancePath + "/change", "enum", { allowedValues: schema227.properties.change.enum }), errors++);
    }
    if (data.previousPath !== void 0) {
      let data7 = data.previousPath;
      typeof data7 == "string" ? data7.length < 1 && (vErrors = fault(vErrors, instancePath + "/previousPath", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/previousPath", "type", { type: "string" }), errors++);
    }
    data.before !== void 0 && (validate47(data.before, instancePath + "/before") || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length)), data.after !== void 0 && (validate47(data.after, instancePath + "/after") || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate152.errors = vErrors, errors === 0;
}
function validate143(data, instancePath = "") {
  let vErrors = null, errors = 0;
  validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  let _errs1 = errors, valid1 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.outcome === void 0 && (missing0 = "outcome") || data.outcome !== void 0 && data.outcome !== "error") && errors++;
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs4 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.error === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "error" }), errors++);
    var _valid0 = _errs4 === errors;
    valid1 = _valid0;
  }
  valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs6 = errors, valid3 = !0, _errs7 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing1;
    if (data.outcome === void 0 && (missing1 = "outcome"))
      errors++;
    else if (data.outcome !== void 0) {
      let data1 = data.outcome;
      data1 === "ok" || data1 === "denied" || data1 === "cancelled" || data1 === "timeout" || errors++;
    }
  }
  var _valid1 = _errs7 === errors;
  if (errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null), _valid1) {
    let _errs9 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.error !== void 0 && (vErrors = fault(vErrors, instancePath + "/error", "false schema", {}), errors++);
    var _valid1 = _errs9 === errors;
    valid3 = _valid1;
  }
  valid3 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs11 = errors, valid6 = !0, _errs12 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing2;
    (data.outcome === void 0 && (missing2 = "outcome") || data.outcome !== void 0 && data.outcome !== "denied") && errors++;
  }
  var _valid2 = _errs12 === errors;
  if (errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null), _valid2) {
    let _errs14 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.execution !== void 0) {
      let data4 = data.execution;
      data4 && typeof data4 == "object" && !Array.isArray(data4) && (data4.status === void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "required", { missingProperty: "status" }), errors++), data4.reason === void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "required", { missingProperty: "reason" }), errors++), data4.status !== void 0 && data4.status !== "skipped" && (vErrors = fault(vErrors, instancePath + "/execution/status", "const", { allowedValue: "skipped" }), errors++), data4.reason !== void 0 && data4.reason !== "policy" && (vErrors = fault(vErrors, instancePath + "/execution/reason", "const", { allowedValue: "policy" }), errors++));
    }
    var _valid2 = _errs14 === errors;
    valid6 = _valid2;
  }
  valid6 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++);
  let _errs20 = errors, valid11 = !0, _errs21 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing3;
    if (data.execution === void 0 && (missing3 = "execution"))
      errors++;
    else if (data.execution !== void 0) {
      let data7 = data.execution;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        let missing4;
        (data7.status === void 0 && (missing4 = "status") || data7.status !== void 0 && data7.status !== "skipped") && errors++;
      }
    }
  }
  var _valid3 = _errs21 === errors;
  if (errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null), _valid3) {
    let _errs24 = errors;
    data && typeof data == "object" && !Array.isArray(data) && (data.durationMs !== void 0 && (vErrors = fault(vErrors, instancePath + "/durationMs", "false schema", {}), errors++), data.fileChanges !== void 0 && (vErrors = fault(vErrors, instancePath + "/fileChanges", "false schema", {}), errors++));
    var _valid3 = _errs24 === errors;
    valid11 = _valid3;
  }
  if (valid11 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outcome === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" }), errors++), data.execution === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "execution" }), errors++), data.call === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "call" }), errors++), data.tool === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tool" }), errors++), data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "tool.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool.after" }), errors++), data.call !== void 0 && (validate132(data.call, instancePath + "/call") || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.tool !== void 0 && (validate134(data.tool, instancePath + "/tool") || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.path !== void 0) {
      let data14 = data.path;
      typeof data14 == "string" ? data14.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.batch !== void 0 && (validate141(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data16 = data.outcome;
      data16 === "ok" || data16 === "error" || data16 === "denied" || data16 === "cancelled" || data16 === "timeout" || (vErrors = fault(vErrors, instancePath + "/outcome", "enum", { allowedValues: schema222.enum }), errors++);
    }
    if (data.execution !== void 0 && (validate118(data.execution, instancePath + "/execution") || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length)), data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.error !== void 0 && (validate150(data.error, instancePath + "/error") || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.durationMs !== void 0) {
      let data20 = data.durationMs;
      typeof data20 == "number" && isFinite(data20) ? (data20 < 0 || isNaN(data20)) && (vErrors = fault(vErrors, instancePath + "/durationMs", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/durationMs", "type", { type: "number" }), errors++);
    }
    if (data.fileChanges !== void 0) {
      let data21 = data.fileChanges;
      if (Array.isArray(data21)) {
        let len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate152(data21[i0], instancePath + "/fileChanges/" + i0) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/fileChanges", "type", { type: "array" }), errors++;
    }
  }
  return validate143.errors = vErrors, errors === 0;
}
var event_tool_permission_request = validate156;
function validate156(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.call === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "call" }), errors++), data.tool === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tool" }), errors++), data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.suggestions === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "suggestions" }), errors++), data.sandboxBypass === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sandboxBypass" }), errors++), data.type !== void 0 && data.type !== "tool.permission.request" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool.permission.request" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.call !== void 0 && (validate132(data.call, instancePath + "/call") || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.tool !== void 0 && (validate134(data.tool, instancePath + "/tool") || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.path !== void 0) {
      let data5 = data.path;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.batch !== void 0 && (validate141(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.suggestions !== void 0) {
      let data7 = data.suggestions;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          data8 && typeof data8 == "object" && !Array.isArray(data8) || (vErrors = fault(vErrors, instancePath + "/suggestions/" + i1, "type", { type: "object" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/suggestions", "type", { type: "array" }), errors++;
    }
    data.sandboxBypass !== void 0 && typeof data.sandboxBypass != "boolean" && (vErrors = fault(vErrors, instancePath + "/sandboxBypass", "type", { type: "boolean" }), errors++), data.decision !== void 0 && (vErrors = fault(vErrors, instancePath + "/decision", "false schema", {}), errors++), data.decidedBy !== void 0 && (vErrors = fault(vErrors, instancePath + "/decidedBy", "false schema", {}), errors++), data.outcome !== void 0 && (vErrors = fault(vErrors, instancePath + "/outcome", "false schema", {}), errors++), data.execution !== void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "false schema", {}), errors++);
  }
  return validate156.errors = vErrors, errors === 0;
}
var event_tool_batch_after = validate162;
function validate165(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "synthesized" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate165.errors = vErrors, errors === 0;
}
function validate167(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !0, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.outcome === void 0 && (missing0 = "outcome") || data.outcome !== void 0 && data.outcome !== "denied") && errors++;
  }
  var _valid0 = _errs3 === errors;
  if (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null), _valid0) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.execution !== void 0) {
      let data1 = data.execution;
      data1 && typeof data1 == "object" && !Array.isArray(data1) && (data1.status === void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "required", { missingProperty: "status" }), errors++), data1.reason === void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "required", { missingProperty: "reason" }), errors++), data1.status !== void 0 && data1.status !== "skipped" && (vErrors = fault(vErrors, instancePath + "/execution/status", "const", { allowedValue: "skipped" }), errors++), data1.reason !== void 0 && data1.reason !== "policy" && (vErrors = fault(vErrors, instancePath + "/execution/reason", "const", { allowedValue: "policy" }), errors++));
    }
    var _valid0 = _errs5 === errors;
    valid1 = _valid0;
  }
  if (valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.call === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "call" }), errors++), data.tool === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tool" }), errors++), data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.outcome === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" }), errors++), data.execution === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "execution" }), errors++), data.call !== void 0 && (validate132(data.call, instancePath + "/call") || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.tool !== void 0 && (validate134(data.tool, instancePath + "/tool") || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.path !== void 0) {
      let data6 = data.path;
      typeof data6 == "string" ? data6.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.batch !== void 0 && (validate141(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data8 = data.outcome;
      data8 === "ok" || data8 === "error" || data8 === "denied" || data8 === "cancelled" || data8 === "timeout" || (vErrors = fault(vErrors, instancePath + "/outcome", "enum", { allowedValues: schema222.enum }), errors++);
    }
    data.execution !== void 0 && (validate118(data.execution, instancePath + "/execution") || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate167.errors = vErrors, errors === 0;
}
function validate162(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.batch === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "batch" }), errors++), data.calls === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "calls" }), errors++), data.type !== void 0 && data.type !== "tool.batch.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool.batch.after" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.batch !== void 0 && (validate165(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors), errors = vErrors.length)), data.calls !== void 0) {
      let data4 = data.calls;
      if (Array.isArray(data4)) {
        data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/calls", "minItems", { limit: 1 }), errors++);
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate167(data4[i1], instancePath + "/calls/" + i1) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/calls", "type", { type: "array" }), errors++;
    }
  }
  return validate162.errors = vErrors, errors === 0;
}
var event_context_compact_before = validate173, schema240 = { $ref: "#/$defs/event.schema.json", required: ["trigger", "items"], properties: { type: { const: "context.compact.before" }, trigger: { enum: ["auto", "manual", "hook"] }, items: { $ref: "#/$defs/content.schema.json/$defs/messages" }, instructions: { $ref: "#/$defs/content.schema.json/$defs/textParts" }, tokenCounts: { $ref: "#/$defs/event-parts.schema.json/$defs/tokenCounts" }, summary: !1, removed: !1, execution: !1 } };
function validate177(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 !== "before" && (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.before !== void 0) {
      let data0 = data.before;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = fault(vErrors, instancePath + "/before", "type", { type: "integer" }), errors++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (vErrors = fault(vErrors, instancePath + "/before", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate177.errors = vErrors, errors === 0;
}
function validate173(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.trigger === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "trigger" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "context.compact.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "context.compact.before" }), errors++), data.trigger !== void 0) {
      let data1 = data.trigger;
      data1 === "auto" || data1 === "manual" || data1 === "hook" || (vErrors = fault(vErrors, instancePath + "/trigger", "enum", { allowedValues: schema240.properties.trigger.enum }), errors++);
    }
    data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.instructions !== void 0 && (validate50(data.instructions, instancePath + "/instructions") || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length)), data.tokenCounts !== void 0 && (validate177(data.tokenCounts, instancePath + "/tokenCounts") || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length)), data.summary !== void 0 && (vErrors = fault(vErrors, instancePath + "/summary", "false schema", {}), errors++), data.removed !== void 0 && (vErrors = fault(vErrors, instancePath + "/removed", "false schema", {}), errors++), data.execution !== void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "false schema", {}), errors++);
  }
  return validate173.errors = vErrors, errors === 0;
}
var event_context_compact_after = validate179;
function validate185(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.before === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "before" }), errors++), data.after === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "after" }), errors++);
    for (let key0 in data)
      key0 === "before" || key0 === "after" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.before !== void 0) {
      let data0 = data.before;
      typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0) || (vErrors = fault(vErrors, instancePath + "/before", "type", { type: "integer" }), errors++), typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0)) && (vErrors = fault(vErrors, instancePath + "/before", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    if (data.after !== void 0) {
      let data1 = data.after;
      typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1) || (vErrors = fault(vErrors, instancePath + "/after", "type", { type: "integer" }), errors++), typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1)) && (vErrors = fault(vErrors, instancePath + "/after", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate185.errors = vErrors, errors === 0;
}
function validate179(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.summary === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "summary" }), errors++), data.removed === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "removed" }), errors++), data.execution === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "execution" }), errors++), data.type !== void 0 && data.type !== "context.compact.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "context.compact.after" }), errors++), data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.summary !== void 0 && (validate50(data.summary, instancePath + "/summary") || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length)), data.removed !== void 0) {
      let data3 = data.removed;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate102(data3[i0], instancePath + "/removed/" + i0) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/removed", "type", { type: "array" }), errors++;
    }
    data.execution !== void 0 && (validate117(data.execution, instancePath + "/execution") || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length)), data.tokenCounts !== void 0 && (validate185(data.tokenCounts, instancePath + "/tokenCounts") || (vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors), errors = vErrors.length));
  }
  return validate179.errors = vErrors, errors === 0;
}
var event_task_change_before = validate187;
var schema248 = { type: "object", required: ["id", "operation", "change"], properties: { id: { $ref: "#/$defs/common.schema.json/$defs/text" }, operation: { enum: ["create", "update", "remove"] }, change: { type: "object" }, prior: { type: "object" }, description: { type: "string" }, synthesized: { $ref: "#/$defs/common.schema.json/$defs/synthesized" } }, additionalProperties: !1 };
function validate190(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.id === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" }), errors++), data.operation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" }), errors++), data.change === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "change" }), errors++);
    for (let key0 in data)
      key0 === "id" || key0 === "operation" || key0 === "change" || key0 === "prior" || key0 === "description" || key0 === "synthesized" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/id", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" }), errors++);
    }
    if (data.operation !== void 0) {
      let data1 = data.operation;
      data1 === "create" || data1 === "update" || data1 === "remove" || (vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema248.properties.operation.enum }), errors++);
    }
    if (data.change !== void 0) {
      let data2 = data.change;
      data2 && typeof data2 == "object" && !Array.isArray(data2) || (vErrors = fault(vErrors, instancePath + "/change", "type", { type: "object" }), errors++);
    }
    if (data.prior !== void 0) {
      let data3 = data.prior;
      data3 && typeof data3 == "object" && !Array.isArray(data3) || (vErrors = fault(vErrors, instancePath + "/prior", "type", { type: "object" }), errors++);
    }
    data.description !== void 0 && typeof data.description != "string" && (vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" }), errors++), data.synthesized !== void 0 && typeof data.synthesized != "boolean" && (vErrors = fault(vErrors, instancePath + "/synthesized", "type", { type: "boolean" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate190.errors = vErrors, errors === 0;
}
function validate187(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.task === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "task" }), errors++), data.type !== void 0 && data.type !== "task.change.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "task.change.before" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.task !== void 0 && (validate190(data.task, instancePath + "/task") || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length));
  }
  return validate187.errors = vErrors, errors === 0;
}
var event_user_elicitation_request = validate192;
var schema252 = { type: "object", required: ["server", "mode"], properties: { server: { $ref: "#/$defs/common.schema.json/$defs/text" }, mode: { enum: ["form", "url"] }, request: { $ref: "#/$defs/content.schema.json/$defs/textPart" } }, additionalProperties: !1 };
function validate195(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.server === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "server" }), errors++), data.mode === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" }), errors++);
    for (let key0 in data)
      key0 === "server" || key0 === "mode" || key0 === "request" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.server !== void 0) {
      let data0 = data.server;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/server", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/server", "type", { type: "string" }), errors++);
    }
    if (data.mode !== void 0) {
      let data1 = data.mode;
      data1 === "form" || data1 === "url" || (vErrors = fault(vErrors, instancePath + "/mode", "enum", { allowedValues: schema252.properties.mode.enum }), errors++);
    }
    data.request !== void 0 && (validate51(data.request, instancePath + "/request") || (vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate195.errors = vErrors, errors === 0;
}
function validate192(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "elicitation" }), errors++), data.type !== void 0 && data.type !== "user.elicitation.request" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user.elicitation.request" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.elicitation !== void 0 && (validate195(data.elicitation, instancePath + "/elicitation") || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length));
  }
  return validate192.errors = vErrors, errors === 0;
}
var event_user_elicitation_result = validate198;
var schema255 = { type: "object", required: ["server", "mode", "action"], properties: { server: { $ref: "#/$defs/common.schema.json/$defs/text" }, mode: { enum: ["form", "url"] }, action: { enum: ["accept", "decline", "cancel"] }, result: { $ref: "#/$defs/content.schema.json/$defs/textPart" } }, additionalProperties: !1 };
function validate201(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.server === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "server" }), errors++), data.mode === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" }), errors++), data.action === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "action" }), errors++);
    for (let key0 in data)
      key0 === "server" || key0 === "mode" || key0 === "action" || key0 === "result" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.server !== void 0) {
      let data0 = data.server;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/server", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/server", "type", { type: "string" }), errors++);
    }
    if (data.mode !== void 0) {
      let data1 = data.mode;
      data1 === "form" || data1 === "url" || (vErrors = fault(vErrors, instancePath + "/mode", "enum", { allowedValues: schema255.properties.mode.enum }), errors++);
    }
    if (data.action !== void 0) {
      let data2 = data.action;
      data2 === "accept" || data2 === "decline" || data2 === "cancel" || (vErrors = fault(vErrors, instancePath + "/action", "enum", { allowedValues: schema255.properties.action.enum }), errors++);
    }
    data.result !== void 0 && (validate51(data.result, instancePath + "/result") || (vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate201.errors = vErrors, errors === 0;
}
function validate198(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.elicitation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "elicitation" }), errors++), data.type !== void 0 && data.type !== "user.elicitation.result" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user.elicitation.result" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.elicitation !== void 0 && (validate201(data.elicitation, instancePath + "/elicitation") || (vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors), errors = vErrors.length));
  }
  return validate198.errors = vErrors, errors === 0;
}
var event_user_message_inbound = validate204, schema257 = { $ref: "#/$defs/event.schema.json", required: ["message"], properties: { type: { const: "user.message.inbound" }, items: { type: "array", items: { $ref: "#/$defs/content.schema.json/$defs/part" } }, message: { type: "object", required: ["channel", "sender", "messages"], properties: { channel: { $ref: "#/$defs/common.schema.json/$defs/text" }, sender: { $ref: "#/$defs/common.schema.json/$defs/text" }, messages: { $ref: "#/$defs/content.schema.json/$defs/messages", items: { properties: { role: { enum: ["user"] } } } } }, additionalProperties: !1 } } };
function validate204(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" }), errors++), data.type !== void 0 && data.type !== "user.message.inbound" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user.message.inbound" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        data3.channel === void 0 && (vErrors = fault(vErrors, instancePath + "/message", "required", { missingProperty: "channel" }), errors++), data3.sender === void 0 && (vErrors = fault(vErrors, instancePath + "/message", "required", { missingProperty: "sender" }), errors++), data3.messages === void 0 && (vErrors = fault(vErrors, instancePath + "/message", "required", { missingProperty: "messages" }), errors++);
        for (let key0 in data3)
          key0 === "channel" || key0 === "sender" || key0 === "messages" || (vErrors = fault(vErrors, instancePath + "/message", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data3.channel !== void 0) {
          let data4 = data3.channel;
          typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/message/channel", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/message/channel", "type", { type: "string" }), errors++);
        }
        if (data3.sender !== void 0) {
          let data5 = data3.sender;
          typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/message/sender", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/message/sender", "type", { type: "string" }), errors++);
        }
        if (data3.messages !== void 0) {
          let data6 = data3.messages;
          if (validate45(data6, instancePath + "/message/messages") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length), Array.isArray(data6)) {
            let len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data7 = data6[i1];
              data7 && typeof data7 == "object" && !Array.isArray(data7) && data7.role !== void 0 && data7.role !== "user" && (vErrors = fault(vErrors, instancePath + "/message/messages/" + i1 + "/role", "enum", { allowedValues: schema257.properties.message.properties.messages.items.properties.role.enum }), errors++);
            }
          }
        }
      } else
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "object" }), errors++;
    }
  }
  return validate204.errors = vErrors, errors === 0;
}
var event_user_message_outbound = validate208, schema260 = { $ref: "#/$defs/event.schema.json", required: ["message"], properties: { type: { const: "user.message.outbound" }, items: { type: "array", items: { $ref: "#/$defs/content.schema.json/$defs/part" } }, message: { type: "object", required: ["channel", "messages"], properties: { channel: { $ref: "#/$defs/common.schema.json/$defs/text" }, messages: { $ref: "#/$defs/content.schema.json/$defs/messages", items: { properties: { role: { enum: ["assistant"] } } } } }, additionalProperties: !1 } } };
function validate208(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" }), errors++), data.type !== void 0 && data.type !== "user.message.outbound" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user.message.outbound" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        data3.channel === void 0 && (vErrors = fault(vErrors, instancePath + "/message", "required", { missingProperty: "channel" }), errors++), data3.messages === void 0 && (vErrors = fault(vErrors, instancePath + "/message", "required", { missingProperty: "messages" }), errors++);
        for (let key0 in data3)
          key0 === "channel" || key0 === "messages" || (vErrors = fault(vErrors, instancePath + "/message", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data3.channel !== void 0) {
          let data4 = data3.channel;
          typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/message/channel", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/message/channel", "type", { type: "string" }), errors++);
        }
        if (data3.messages !== void 0) {
          let data5 = data3.messages;
          if (validate45(data5, instancePath + "/message/messages") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length), Array.isArray(data5)) {
            let len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data6 = data5[i1];
              data6 && typeof data6 == "object" && !Array.isArray(data6) && data6.role !== void 0 && data6.role !== "assistant" && (vErrors = fault(vErrors, instancePath + "/message/messages/" + i1 + "/role", "enum", { allowedValues: schema260.properties.message.properties.messages.items.properties.role.enum }), errors++);
            }
          }
        }
      } else
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "object" }), errors++;
    }
  }
  return validate208.errors = vErrors, errors === 0;
}
var event_workspace_change_before = validate212;
var schema263 = { type: "object", required: ["kind", "change"], properties: { kind: { enum: ["cwd", "roots", "switch"] }, change: { $ref: "#/$defs/payloads.schema.json/$defs/workspace" }, prior: { $ref: "#/$defs/payloads.schema.json/$defs/workspace" }, reason: { type: "string" } }, additionalProperties: !1 };
function validate215(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.kind === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" }), errors++), data.change === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "change" }), errors++);
    for (let key0 in data)
      key0 === "kind" || key0 === "change" || key0 === "prior" || key0 === "reason" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.kind !== void 0) {
      let data0 = data.kind;
      data0 === "cwd" || data0 === "roots" || data0 === "switch" || (vErrors = fault(vErrors, instancePath + "/kind", "enum", { allowedValues: schema263.properties.kind.enum }), errors++);
    }
    data.change !== void 0 && (validate55(data.change, instancePath + "/change") || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.prior !== void 0 && (validate55(data.prior, instancePath + "/prior") || (vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors), errors = vErrors.length)), data.reason !== void 0 && typeof data.reason != "string" && (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate215.errors = vErrors, errors === 0;
}
function validate212(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workspace === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "workspace" }), errors++), data.type !== void 0 && data.type !== "workspace.change.before" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "workspace.change.before" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.workspace !== void 0 && (validate215(data.workspace, instancePath + "/workspace") || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length));
  }
  return validate212.errors = vErrors, errors === 0;
}
var event_session_end = validate219, schema264 = { $ref: "#/$defs/event.schema.json", required: ["session", "outcome", "reason"], properties: { type: { const: "session.end" }, items: { type: "array", items: { $ref: "#/$defs/content.schema.json/$defs/part" } }, outcome: { enum: ["completed", "cancelled", "error", "unknown"] }, reason: { $ref: "#/$defs/common.schema.json/$defs/text" }, counters: { type: "object", additionalProperties: { $ref: "#/$defs/common.schema.json/$defs/count" } }, tool: !1 } };
function validate219(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.session === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "session" }), errors++), data.outcome === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" }), errors++), data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++), data.type !== void 0 && data.type !== "session.end" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session.end" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.outcome !== void 0) {
      let data3 = data.outcome;
      data3 === "completed" || data3 === "cancelled" || data3 === "error" || data3 === "unknown" || (vErrors = fault(vErrors, instancePath + "/outcome", "enum", { allowedValues: schema264.properties.outcome.enum }), errors++);
    }
    if (data.reason !== void 0) {
      let data4 = data.reason;
      typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
    }
    if (data.counters !== void 0) {
      let data5 = data.counters;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5))
        for (let key0 in data5) {
          let data6 = data5[key0];
          typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = fault(vErrors, instancePath + "/counters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", { type: "integer" }), errors++), typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6)) && (vErrors = fault(vErrors, instancePath + "/counters/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", { comparison: ">=", limit: 0 }), errors++);
        }
      else
        vErrors = fault(vErrors, instancePath + "/counters", "type", { type: "object" }), errors++;
    }
    data.tool !== void 0 && (vErrors = fault(vErrors, instancePath + "/tool", "false schema", {}), errors++);
  }
  return validate219.errors = vErrors, errors === 0;
}
var event_config_change_after = validate222;
function validate222(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.change === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "change" }), errors++), data.type !== void 0 && data.type !== "config.change.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "config.change.after" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.change !== void 0) {
      let data3 = data.change;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        data3.source === void 0 && (vErrors = fault(vErrors, instancePath + "/change", "required", { missingProperty: "source" }), errors++), data3.scope === void 0 && (vErrors = fault(vErrors, instancePath + "/change", "required", { missingProperty: "scope" }), errors++), data3.settings === void 0 && (vErrors = fault(vErrors, instancePath + "/change", "required", { missingProperty: "settings" }), errors++), data3.summary === void 0 && (vErrors = fault(vErrors, instancePath + "/change", "required", { missingProperty: "summary" }), errors++);
        for (let key0 in data3)
          key0 === "source" || key0 === "scope" || key0 === "settings" || key0 === "summary" || key0 === "path" || key0 === "mcpServers" || (vErrors = fault(vErrors, instancePath + "/change", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data3.source !== void 0) {
          let data4 = data3.source;
          typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/change/source", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/change/source", "type", { type: "string" }), errors++);
        }
        if (data3.scope !== void 0) {
          let data5 = data3.scope;
          typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/change/scope", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/change/scope", "type", { type: "string" }), errors++);
        }
        if (data3.settings !== void 0) {
          let data6 = data3.settings;
          if (Array.isArray(data6)) {
            let len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data7 = data6[i1];
              typeof data7 == "string" ? data7.length < 1 && (vErrors = fault(vErrors, instancePath + "/change/settings/" + i1, "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/change/settings/" + i1, "type", { type: "string" }), errors++);
            }
          } else
            vErrors = fault(vErrors, instancePath + "/change/settings", "type", { type: "array" }), errors++;
        }
        if (data3.summary !== void 0 && typeof data3.summary != "string" && (vErrors = fault(vErrors, instancePath + "/change/summary", "type", { type: "string" }), errors++), data3.path !== void 0) {
          let data9 = data3.path;
          typeof data9 == "string" ? data9.length < 1 && (vErrors = fault(vErrors, instancePath + "/change/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/change/path", "type", { type: "string" }), errors++);
        }
        if (data3.mcpServers !== void 0) {
          let data10 = data3.mcpServers;
          if (Array.isArray(data10)) {
            let len2 = data10.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data11 = data10[i2];
              data11 && typeof data11 == "object" && !Array.isArray(data11) || (vErrors = fault(vErrors, instancePath + "/change/mcpServers/" + i2, "type", { type: "object" }), errors++);
            }
          } else
            vErrors = fault(vErrors, instancePath + "/change/mcpServers", "type", { type: "array" }), errors++;
        }
      } else
        vErrors = fault(vErrors, instancePath + "/change", "type", { type: "object" }), errors++;
    }
    if (data.mcpServers !== void 0) {
      let data12 = data.mcpServers;
      if (Array.isArray(data12)) {
        let len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data13 = data12[i3];
          data13 && typeof data13 == "object" && !Array.isArray(data13) || (vErrors = fault(vErrors, instancePath + "/mcpServers/" + i3, "type", { type: "object" }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/mcpServers", "type", { type: "array" }), errors++;
    }
  }
  return validate222.errors = vErrors, errors === 0;
}
var event_turn_end = validate225, schema272 = { $ref: "#/$defs/event.schema.json", required: ["turn", "outcome", "continuationCount", "items"], properties: { type: { const: "turn.end" }, turn: { $ref: "#/$defs/event-parts.schema.json/$defs/turn" }, outcome: { enum: ["completed", "failed", "cancelled", "max_iterations"] }, continuationCount: { $ref: "#/$defs/common.schema.json/$defs/count" }, items: { $ref: "#/$defs/content.schema.json/$defs/messages" }, lastAssistantItem: { $ref: "#/$defs/event.schema.json/$defs/item" }, usage: { $ref: "#/$defs/event-parts.schema.json/$defs/turnUsage" }, error: { $ref: "#/$defs/event-parts.schema.json/$defs/error" } }, allOf: [{ if: { required: ["outcome"], properties: { outcome: { const: "completed" } } }, then: { properties: { error: !1 } } }] };
function validate225(data, instancePath = "") {
  let vErrors = null, errors = 0;
  validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
  let _errs1 = errors, valid1 = !0, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    (data.outcome === void 0 && (missing0 = "outcome") || data.outcome !== void 0 && data.outcome !== "completed") && errors++;
  }
  var _valid0 = _errs2 === errors;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), _valid0) {
    let _errs4 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.error !== void 0 && (vErrors = fault(vErrors, instancePath + "/error", "false schema", {}), errors++);
    var _valid0 = _errs4 === errors;
    valid1 = _valid0;
  }
  if (valid1 || (vErrors = fault(vErrors, instancePath, "if", { failingKeyword: "then" }), errors++), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" }), errors++), data.outcome === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" }), errors++), data.continuationCount === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "continuationCount" }), errors++), data.items === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "items" }), errors++), data.type !== void 0 && data.type !== "turn.end" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn.end" }), errors++), data.turn !== void 0 && (validate95(data.turn, instancePath + "/turn") || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data4 = data.outcome;
      data4 === "completed" || data4 === "failed" || data4 === "cancelled" || data4 === "max_iterations" || (vErrors = fault(vErrors, instancePath + "/outcome", "enum", { allowedValues: schema272.properties.outcome.enum }), errors++);
    }
    if (data.continuationCount !== void 0) {
      let data5 = data.continuationCount;
      typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5) || (vErrors = fault(vErrors, instancePath + "/continuationCount", "type", { type: "integer" }), errors++), typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5)) && (vErrors = fault(vErrors, instancePath + "/continuationCount", "minimum", { comparison: ">=", limit: 0 }), errors++);
    }
    data.items !== void 0 && (validate45(data.items, instancePath + "/items") || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.lastAssistantItem !== void 0 && (validate102(data.lastAssistantItem, instancePath + "/lastAssistantItem") || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.usage !== void 0 && (validate104(data.usage, instancePath + "/usage") || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length)), data.error !== void 0 && (validate150(data.error, instancePath + "/error") || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length));
  }
  return validate225.errors = vErrors, errors === 0;
}
var event_turn_progress = validate232;
function validate232(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" }), errors++), data.item === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "item" }), errors++), data.delta === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "delta" }), errors++), data.final === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "final" }), errors++), data.type !== void 0 && data.type !== "turn.progress" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn.progress" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.turn !== void 0 && (validate95(data.turn, instancePath + "/turn") || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length)), data.item !== void 0 && (validate102(data.item, instancePath + "/item") || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.delta !== void 0 && (validate46(data.delta, instancePath + "/delta") || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data.final !== void 0 && typeof data.final != "boolean" && (vErrors = fault(vErrors, instancePath + "/final", "type", { type: "boolean" }), errors++);
  }
  return validate232.errors = vErrors, errors === 0;
}
var event_model_error = validate238;
function validate238(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" }), errors++), data.attempt === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "attempt" }), errors++), data.execution === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "execution" }), errors++), data.error === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "error" }), errors++), data.type !== void 0 && data.type !== "model.error" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "model.error" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.model !== void 0 && (validate108(data.model, instancePath + "/model") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.attempt !== void 0 && (validate110(data.attempt, instancePath + "/attempt") || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length)), data.execution !== void 0) {
      let data5 = data.execution;
      validate118(data5, instancePath + "/execution") || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length), data5 && typeof data5 == "object" && !Array.isArray(data5) && data5.status !== void 0 && data5.status !== "executed" && (vErrors = fault(vErrors, instancePath + "/execution/status", "const", { allowedValue: "executed" }), errors++);
    }
    if (data.error !== void 0 && (validate150(data.error, instancePath + "/error") || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length)), data.usage !== void 0 && (validate122(data.usage, instancePath + "/usage") || (vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors), errors = vErrors.length)), data.latencyMs !== void 0) {
      let data9 = data.latencyMs;
      typeof data9 == "number" && isFinite(data9) ? (data9 < 0 || isNaN(data9)) && (vErrors = fault(vErrors, instancePath + "/latencyMs", "minimum", { comparison: ">=", limit: 0 }), errors++) : (vErrors = fault(vErrors, instancePath + "/latencyMs", "type", { type: "number" }), errors++);
    }
    if (data.recovery !== void 0) {
      let data10 = data.recovery;
      typeof data10 == "string" ? data10.length < 1 && (vErrors = fault(vErrors, instancePath + "/recovery", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/recovery", "type", { type: "string" }), errors++);
    }
    data.finishReason !== void 0 && (vErrors = fault(vErrors, instancePath + "/finishReason", "false schema", {}), errors++);
  }
  return validate238.errors = vErrors, errors === 0;
}
var event_model_switch_after = validate246;
function validate246(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.previous === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "previous" }), errors++), data.current === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "current" }), errors++), data.reason === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" }), errors++), data.type !== void 0 && data.type !== "model.switch.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "model.switch.after" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.previous !== void 0 && (validate108(data.previous, instancePath + "/previous") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.current !== void 0 && (validate108(data.current, instancePath + "/current") || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length)), data.reason !== void 0) {
      let data5 = data.reason;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" }), errors++);
    }
    data.proposed !== void 0 && (vErrors = fault(vErrors, instancePath + "/proposed", "false schema", {}), errors++);
  }
  return validate246.errors = vErrors, errors === 0;
}
var event_tool_permission_resolved = validate251, schema279 = { $ref: "#/$defs/event.schema.json", required: ["call", "tool", "path", "decision", "decidedBy"], properties: { type: { const: "tool.permission.resolved" }, items: { type: "array", items: { $ref: "#/$defs/content.schema.json/$defs/part" } }, call: { $ref: "#/$defs/event-parts.schema.json/$defs/call" }, tool: { $ref: "#/$defs/event-parts.schema.json/$defs/tool" }, path: { $ref: "#/$defs/common.schema.json/$defs/text" }, batch: { $ref: "#/$defs/event-parts.schema.json/$defs/batch" }, decision: { enum: ["allow", "deny"] }, decidedBy: { enum: ["user", "policy", "hook", "auto", "classifier"] } } };
function validate251(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.call === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "call" }), errors++), data.tool === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tool" }), errors++), data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.decision === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "decision" }), errors++), data.decidedBy === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "decidedBy" }), errors++), data.type !== void 0 && data.type !== "tool.permission.resolved" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool.permission.resolved" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.call !== void 0 && (validate132(data.call, instancePath + "/call") || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.tool !== void 0 && (validate134(data.tool, instancePath + "/tool") || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.path !== void 0) {
      let data5 = data.path;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.batch !== void 0 && (validate141(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.decision !== void 0) {
      let data7 = data.decision;
      data7 === "allow" || data7 === "deny" || (vErrors = fault(vErrors, instancePath + "/decision", "enum", { allowedValues: schema279.properties.decision.enum }), errors++);
    }
    if (data.decidedBy !== void 0) {
      let data8 = data.decidedBy;
      data8 === "user" || data8 === "policy" || data8 === "hook" || data8 === "auto" || data8 === "classifier" || (vErrors = fault(vErrors, instancePath + "/decidedBy", "enum", { allowedValues: schema279.properties.decidedBy.enum }), errors++);
    }
  }
  return validate251.errors = vErrors, errors === 0;
}
var event_tool_progress = validate257;
function validate257(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.call === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "call" }), errors++), data.tool === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tool" }), errors++), data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.partialOutput === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "partialOutput" }), errors++), data.backgrounded === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "backgrounded" }), errors++), data.type !== void 0 && data.type !== "tool.progress" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool.progress" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.call !== void 0 && (validate132(data.call, instancePath + "/call") || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.tool !== void 0 && (validate134(data.tool, instancePath + "/tool") || (vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors), errors = vErrors.length)), data.path !== void 0) {
      let data5 = data.path;
      typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    data.batch !== void 0 && (validate141(data.batch, instancePath + "/batch") || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.partialOutput !== void 0 && (validate46(data.partialOutput, instancePath + "/partialOutput") || (vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors), errors = vErrors.length)), data.backgrounded !== void 0 && typeof data.backgrounded != "boolean" && (vErrors = fault(vErrors, instancePath + "/backgrounded", "type", { type: "boolean" }), errors++), data.outcome !== void 0 && (vErrors = fault(vErrors, instancePath + "/outcome", "false schema", {}), errors++), data.execution !== void 0 && (vErrors = fault(vErrors, instancePath + "/execution", "false schema", {}), errors++);
  }
  return validate257.errors = vErrors, errors === 0;
}
var event_task_change_after = validate264;
function validate264(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.task === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "task" }), errors++), data.type !== void 0 && data.type !== "task.change.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "task.change.after" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.task !== void 0 && (validate190(data.task, instancePath + "/task") || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length));
  }
  return validate264.errors = vErrors, errors === 0;
}
var event_user_attention = validate268;
function validate268(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attention === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "attention" }), errors++), data.type !== void 0 && data.type !== "user.attention" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user.attention" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.attention !== void 0) {
      let data3 = data.attention;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        data3.kind === void 0 && (vErrors = fault(vErrors, instancePath + "/attention", "required", { missingProperty: "kind" }), errors++), data3.message === void 0 && (vErrors = fault(vErrors, instancePath + "/attention", "required", { missingProperty: "message" }), errors++), data3.title === void 0 && (vErrors = fault(vErrors, instancePath + "/attention", "required", { missingProperty: "title" }), errors++);
        for (let key0 in data3)
          key0 === "kind" || key0 === "message" || key0 === "title" || (vErrors = fault(vErrors, instancePath + "/attention", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data3.kind !== void 0) {
          let data4 = data3.kind;
          typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/attention/kind", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/attention/kind", "type", { type: "string" }), errors++);
        }
        data3.message !== void 0 && (validate50(data3.message, instancePath + "/attention/message") || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length)), data3.title !== void 0 && (validate50(data3.title, instancePath + "/attention/title") || (vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors), errors = vErrors.length));
      } else
        vErrors = fault(vErrors, instancePath + "/attention", "type", { type: "object" }), errors++;
    }
  }
  return validate268.errors = vErrors, errors === 0;
}
var event_workspace_change_after = validate273;
function validate273(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workspace === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "workspace" }), errors++), data.type !== void 0 && data.type !== "workspace.change.after" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "workspace.change.after" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    data.workspace !== void 0 && (validate215(data.workspace, instancePath + "/workspace") || (vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors), errors = vErrors.length));
  }
  return validate273.errors = vErrors, errors === 0;
}
var event_file_changed = validate277;
var schema288 = { type: "object", required: ["path", "operation", "agentCaused"], properties: { path: { $ref: "#/$defs/common.schema.json/$defs/text" }, operation: { enum: ["create", "update", "remove"] }, agentCaused: { type: "boolean" }, before: { $ref: "#/$defs/content.schema.json/$defs/part" }, after: { $ref: "#/$defs/content.schema.json/$defs/part" } }, additionalProperties: !1 };
function validate280(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.path === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" }), errors++), data.operation === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" }), errors++), data.agentCaused === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "agentCaused" }), errors++);
    for (let key0 in data)
      key0 === "path" || key0 === "operation" || key0 === "agentCaused" || key0 === "before" || key0 === "after" || (vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 }), errors++);
    if (data.path !== void 0) {
      let data0 = data.path;
      typeof data0 == "string" ? data0.length < 1 && (vErrors = fault(vErrors, instancePath + "/path", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" }), errors++);
    }
    if (data.operation !== void 0) {
      let data1 = data.operation;
      data1 === "create" || data1 === "update" || data1 === "remove" || (vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema288.properties.operation.enum }), errors++);
    }
    data.agentCaused !== void 0 && typeof data.agentCaused != "boolean" && (vErrors = fault(vErrors, instancePath + "/agentCaused", "type", { type: "boolean" }), errors++), data.before !== void 0 && (validate47(data.before, instancePath + "/before") || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length)), data.after !== void 0 && (validate47(data.after, instancePath + "/after") || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length));
  } else
    vErrors = fault(vErrors, instancePath, "type", { type: "object" }), errors++;
  return validate280.errors = vErrors, errors === 0;
}
function validate277(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.changes === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "changes" }), errors++), data.type !== void 0 && data.type !== "file.changed" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "file.changed" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.changes !== void 0) {
      let data3 = data.changes;
      if (Array.isArray(data3)) {
        data3.length < 1 && (vErrors = fault(vErrors, instancePath + "/changes", "minItems", { limit: 1 }), errors++);
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate280(data3[i1], instancePath + "/changes/" + i1) || (vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/changes", "type", { type: "array" }), errors++;
    }
  }
  return validate277.errors = vErrors, errors === 0;
}
var event_hook_failure = validate284, schema290 = { $ref: "#/$defs/event.schema.json", required: ["parentEventId", "failure"], properties: { type: { const: "hook.failure" }, items: { type: "array", items: { $ref: "#/$defs/content.schema.json/$defs/part" } }, failure: { type: "object", required: ["backendId", "reason", "policy"], properties: { backendId: { $ref: "#/$defs/common.schema.json/$defs/text" }, reason: { $ref: "#/$defs/common.schema.json/$defs/text" }, policy: { enum: ["fail-open", "fail-closed"] } }, additionalProperties: !1 } } };
function validate284(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (validate27(data, instancePath) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentEventId === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parentEventId" }), errors++), data.failure === void 0 && (vErrors = fault(vErrors, instancePath, "required", { missingProperty: "failure" }), errors++), data.type !== void 0 && data.type !== "hook.failure" && (vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "hook.failure" }), errors++), data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate47(data1[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors), errors = vErrors.length);
      } else
        vErrors = fault(vErrors, instancePath + "/items", "type", { type: "array" }), errors++;
    }
    if (data.failure !== void 0) {
      let data3 = data.failure;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        data3.backendId === void 0 && (vErrors = fault(vErrors, instancePath + "/failure", "required", { missingProperty: "backendId" }), errors++), data3.reason === void 0 && (vErrors = fault(vErrors, instancePath + "/failure", "required", { missingProperty: "reason" }), errors++), data3.policy === void 0 && (vErrors = fault(vErrors, instancePath + "/failure", "required", { missingProperty: "policy" }), errors++);
        for (let key0 in data3)
          key0 === "backendId" || key0 === "reason" || key0 === "policy" || (vErrors = fault(vErrors, instancePath + "/failure", "additionalProperties", { additionalProperty: key0 }), errors++);
        if (data3.backendId !== void 0) {
          let data4 = data3.backendId;
          typeof data4 == "string" ? data4.length < 1 && (vErrors = fault(vErrors, instancePath + "/failure/backendId", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/failure/backendId", "type", { type: "string" }), errors++);
        }
        if (data3.reason !== void 0) {
          let data5 = data3.reason;
          typeof data5 == "string" ? data5.length < 1 && (vErrors = fault(vErrors, instancePath + "/failure/reason", "minLength", { limit: 1 }), errors++) : (vErrors = fault(vErrors, instancePath + "/failure/reason", "type", { type: "string" }), errors++);
        }
        if (data3.policy !== void 0) {
          let data6 = data3.policy;
          data6 === "fail-open" || data6 === "fail-closed" || (vErrors = fault(vErrors, instancePath + "/failure/policy", "enum", { allowedValues: schema290.properties.failure.properties.policy.enum }), errors++);
        }
      } else
        vErrors = fault(vErrors, instancePath + "/failure", "type", { type: "object" }), errors++;
    }
  }
  return validate284.errors = vErrors, errors === 0;
}
var eventValidators = /* @__PURE__ */ new Map([["session.start", event_session_start], ["config.change.before", event_config_change_before], ["turn.start", event_turn_start], ["turn.finish.before", event_turn_finish_before], ["model.request.before", event_model_request_before], ["model.response.after", event_model_response_after], ["model.switch.before", event_model_switch_before], ["tool.before", event_tool_before], ["tool.after", event_tool_after], ["tool.permission.request", event_tool_permission_request], ["tool.batch.after", event_tool_batch_after], ["context.compact.before", event_context_compact_before], ["context.compact.after", event_context_compact_after], ["task.change.before", event_task_change_before], ["user.elicitation.request", event_user_elicitation_request], ["user.elicitation.result", event_user_elicitation_result], ["user.message.inbound", event_user_message_inbound], ["user.message.outbound", event_user_message_outbound], ["workspace.change.before", event_workspace_change_before], ["session.end", event_session_end], ["config.change.after", event_config_change_after], ["turn.end", event_turn_end], ["turn.progress", event_turn_progress], ["model.error", event_model_error], ["model.switch.after", event_model_switch_after], ["tool.permission.resolved", event_tool_permission_resolved], ["tool.progress", event_tool_progress], ["task.change.after", event_task_change_after], ["user.attention", event_user_attention], ["workspace.change.after", event_workspace_change_after], ["file.changed", event_file_changed], ["hook.failure", event_hook_failure]]);
export {
  allow,
  ask,
  commonEvent,
  deny,
  elicitParams,
  elicitResult,
  elicitationContent,
  eventValidators,
  event_config_change_after,
  event_config_change_before,
  event_context_compact_after,
  event_context_compact_before,
  event_file_changed,
  event_hook_failure,
  event_model_error,
  event_model_request_before,
  event_model_response_after,
  event_model_switch_after,
  event_model_switch_before,
  event_session_end,
  event_session_start,
  event_task_change_after,
  event_task_change_before,
  event_tool_after,
  event_tool_batch_after,
  event_tool_before,
  event_tool_permission_request,
  event_tool_permission_resolved,
  event_tool_progress,
  event_turn_end,
  event_turn_finish_before,
  event_turn_progress,
  event_turn_start,
  event_user_attention,
  event_user_elicitation_request,
  event_user_elicitation_result,
  event_user_message_inbound,
  event_user_message_outbound,
  event_workspace_change_after,
  event_workspace_change_before,
  failure,
  flowContinue,
  flowStop,
  injectShape,
  message,
  messages,
  modifyShape,
  notificationEnvelope,
  object,
  requestEnvelope,
  returned,
  row,
  success,
  textParts,
  workspace
};
